namespace SerBench.Formats.Tests.Ignite;

// Damage that knows the format: with a matching hash, and the inputs that kill the original.
public class IgniteHostileTests
{
    private const int HeaderLength = 24;
    private const int LengthAt = 12;

    public static TheoryData<string, string> Cases => (
        from serializer in new[] { "ignite/compiled", "ignite-full/compiled", "ignite-raw/compiled" }
        from model in ModelCatalog.BuiltIn.Models
        select (serializer, model.Id)).ToTheoryData();

    [Theory]
    [SharedData(nameof(Cases))]
    public void MutationsWithAHashThatFits(string serializer, string model) =>
        Assert.InRange(
            ModelCatalog.BuiltIn.Find(model)!.Accept(new MutationTests.Mutate(serializer, 20_000, IgniteRepair.Rehash)), 1, 20_000);

    // One bit says how a footer is written. A raw object has no footer, and readers ignore the bit.
    [Theory]
    [SharedData(nameof(Cases))]
    public void EveryBitIsProtected(string serializer, string model) => ModelCatalog.BuiltIn.Find(model)!.Accept(
        new BitFlipTests.FlipAll(serializer, mayBeRead: bit => bit == (8 * 2) + 5 && serializer.StartsWith("ignite-raw/")));

    // The original's process ends on these five bytes: count * 4 wraps to a small number.
    [Fact]
    public void AnArrayOfABillionIntsInFiveBytesIsRefused()
    {
        byte[] array = [14, 0xFF, 0xFF, 0xFF, 0x3F];

        Assert.Throws<WireFormatException>(() => Witnesses.Decode<Box<int[]>>("ignite-raw", Wrap<Box<int[]>>(array)));
    }

    [Theory]
    [InlineData(-2, 3)]
    [InlineData(2, -3)]
    [InlineData(0, -1)]
    [InlineData(0, int.MaxValue)]
    [InlineData(int.MaxValue, int.MaxValue)]
    [InlineData(int.MinValue, int.MinValue)]
    public void LengthsOfDimensionsThatNoArrayHasAreRefused(int rows, int columns)
    {
        byte[] bytes = Witnesses.Encode("ignite", new Box<int[,]> { Value = new int[2, 3] });
        int lengths = bytes.AsSpan().IndexOf<byte>([2, 0, 0, 0, 3, 0, 0, 0]);
        BinaryPrimitives.WriteInt32LittleEndian(bytes.AsSpan(lengths), rows);
        BinaryPrimitives.WriteInt32LittleEndian(bytes.AsSpan(lengths + sizeof(int)), columns);
        IgniteRepair.Rehash(bytes);

        Assert.Throws<WireFormatException>(() => Witnesses.Decode<Box<int[,]>>("ignite", bytes));
    }

    // The original's stack overflows on this: the handle refers to itself.
    [Theory]
    [InlineData(0)]
    [InlineData(-1)]
    [InlineData(1)]
    [InlineData(int.MinValue)]
    [InlineData(int.MaxValue)]
    [InlineData(23)]
    public void AHandleToNothingIsRefused(int distance)
    {
        var handle = new byte[5];
        handle[0] = 102;
        BinaryPrimitives.WriteInt32LittleEndian(handle.AsSpan(1), distance);

        byte[] message = Wrap<Box<List<Link>>>([24, 1, 0, 0, 0, 1, .. handle]);
        Assert.Throws<WireFormatException>(() => Witnesses.Decode<Box<List<Link>>>("ignite-raw", message));
    }

    [Fact]
    public void AHandleToAnObjectOfAnotherTypeIsRefused()
    {
        IObjectCodec<Quad<List<Link>, Link, Link, Link>> codec = Witnesses.CodecOf<Quad<List<Link>, Link, Link, Link>>("ignite");
        var shared = new Link { Name = "one" };
        byte[] bytes = codec.EncodeToArray(new Quad<List<Link>, Link, Link, Link> { First = [], Second = shared, Third = shared });
        int handle = Array.LastIndexOf(bytes, (byte)102);
        int list = Array.IndexOf(bytes, (byte)24, HeaderLength);
        BinaryPrimitives.WriteInt32LittleEndian(bytes.AsSpan(handle + 1), handle - list);
        IgniteRepair.Rehash(bytes);

        Assert.Throws<WireFormatException>(() => codec.Decode(bytes));
    }

    // A raw object of one field whose value is replaced.
    private static byte[] Wrap<T>(byte[] value)
        where T : new()
    {
        byte[] template = Witnesses.Encode("ignite-raw", new T());
        byte[] bytes = [.. template[..HeaderLength], .. value];
        BinaryPrimitives.WriteInt32LittleEndian(bytes.AsSpan(LengthAt), bytes.Length);
        IgniteRepair.Rehash(bytes);
        return bytes;
    }
}
