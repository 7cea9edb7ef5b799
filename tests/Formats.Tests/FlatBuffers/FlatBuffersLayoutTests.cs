namespace SerBench.Formats.Tests.FlatBuffers;

// The places of parts in our messages: the examples of docs/formats/flatbuffers.md.
public class FlatBuffersLayoutTests
{
    [Fact]
    public void ASimpleObject()
    {
        byte[] expected =
        [
            0x04, 0, 0, 0, // offset to the root
            0xD2, 0xFF, 0xFF, 0xFF, // the vtable lies 46 bytes further on
            0x1F, 0x85, 0xEB, 0x51, 0xB8, 0x1E, 0x09, 0x40, // double_value
            0x15, 0xCD, 0x5B, 0x07, 0, 0, 0, 0, // long_value
            0, 0, 0, 0, // id
            0x0C, 0, 0, 0, // offset to name
            0xA4, 0x70, 0x2D, 0x40, // float_value
            0x2A, 0, // short_value
            1, // active
            0, // padding
            5, 0, 0, 0, (byte)'T', (byte)'e', (byte)'s', (byte)'t', (byte)'0', 0, // name
            18, 0, 35, 0, // vtable: its length, the length of the table
            20, 0, 24, 0, 34, 0, 4, 0, 28, 0, 12, 0, 32, 0, // where id, name, active, double, float, long and short stand
        ];

        Assert.Equal(expected, Flat.Encode(new SimpleModel().First("s0")));
    }

    [Theory]
    [InlineData("person", "article", 1076)]
    [InlineData("person", "default", 48)]
    [InlineData("simple", "s0", 68)]
    [InlineData("complex", "s0", 172)]
    [InlineData("complex-list", "s0", 264)]
    [InlineData("deep", "s0", 228)]
    [InlineData("car", "serial", 336)]
    [InlineData("tree", "published-50", 7228)]
    public void TheSizesOfTheModels(string model, string scenario, int size) =>
        Assert.Equal(size, ModelCatalog.BuiltIn.Find(model)!.Accept(new Size(scenario)));

    [Fact]
    public void TablesAlikeShareAVTable()
    {
        byte[] one = Flat.Encode(new Shelf { Books = [new Book()] });
        byte[] two = Flat.Encode(new Shelf { Books = [new Book(), new Book()] });
        byte[] other = Flat.Encode(new Shelf { Books = [new Book(), new Book { Title = "abc" }] });

        // An offset, a table of twelve bytes; the text takes eight and another vtable eight.
        Assert.Equal(4 + 12, two.Length - one.Length);
        Assert.Equal(8 + 8, other.Length - two.Length);
    }

    [Fact]
    public void MoreKindsOfTablesThanAreRememberedStayRight()
    {
        var kinds = new Many[40];
        for (int i = 0; i < kinds.Length; i++)
        {
            kinds[i] = new Many { A = Bit(i, 0), B = Bit(i, 1), C = Bit(i, 2), D = Bit(i, 3), E = Bit(i, 4) };
        }

        Many[] back = Flat.RoundTrip(new Kinds { All = kinds }).All!;

        Assert.Equal(kinds.Select(MembersOf), back.Select(MembersOf));
    }

    [Fact]
    public void AMessageIsAMultipleOfFourBytes()
    {
        foreach (string title in (string[])["", "1", "12", "123", "1234"])
        {
            Assert.Equal(0, Flat.Encode(new Book { Title = title }).Length % 4);
        }
    }

    private static (int?, int?, int?, int?, int?) MembersOf(Many kind) => (kind.A, kind.B, kind.C, kind.D, kind.E);

    private static int? Bit(int number, int bit) => (number >> bit & 1) == 0 ? null : number;

    private sealed class Size(string scenario) : IModelVisitor<int>
    {
        public int Visit<T>(IModel<T> model) => Flat.Encode(model.First(scenario)).Length;
    }

    public sealed class Shelf { public Book[]? Books { get; set; } }

    public sealed class Book { public int Pages { get; set; } public string? Title { get; set; } }

    public sealed class Kinds { public Many[]? All { get; set; } }

    public sealed class Many
    {
        public int? A { get; set; }

        public int? B { get; set; }

        public int? C { get; set; }

        public int? D { get; set; }

        public int? E { get; set; }
    }
}
