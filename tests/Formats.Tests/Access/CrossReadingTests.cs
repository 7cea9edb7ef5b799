namespace SerBench.Formats.Tests.Access;

// A message of one access is read by every other access of the format. The types declare their members neither by name nor by width, and
// inherit some of them.
public class CrossReadingTests
{
    private static readonly string[] Accesses = ["reflection", "delegates", "accessors", "compiled", "generated"];

    private static readonly Shuffled Value = new()
    {
        Zone = "north",
        Id = 7,
        Flags = true,
        Alpha = "second",
        Number = -3,
        Ratio = 0.25,
        Inner = new ShuffledPart { Name = "n", Code = 12, Alias = "a" },
        Count = 99,
        Parts = [new ShuffledPart { Name = "x", Code = 1, Alias = "y" }, new ShuffledPart { Name = "z", Code = 2, Alias = null }],
        Maybe = 5,
        Age = 4,
    };

    public static TheoryData<string> Formats => [.. ZooBinding.FormatsWith("generated")];

    [Theory]
    [MemberData(nameof(Formats))]
    public void EveryAccessReadsEveryOther(string format)
    {
        foreach ((string writer, string reader) in Accesses.SelectMany(writer => Accesses.Select(reader => (writer, reader))))
        {
            bool isSameOrder = OrderOf<Shuffled>($"{format}/{writer}") == OrderOf<Shuffled>($"{format}/{reader}");
            if (isSameOrder)
            {
                Assert.Equal(Witnesses.Encode($"{format}/{writer}", Value), Witnesses.Encode($"{format}/{reader}", Value));
            }

            // The published bytes of Ignite's raw mode do not say in which order they are.
            if (isSameOrder || format != "ignite-raw")
            {
                AssertReadOrRefused($"{format}/{writer}", $"{format}/{reader}", Value, !isSameOrder && format == "ignite");
            }

            AssertReadOrRefused($"{format}/{writer}+schema", $"{format}/{reader}+schema", Value, !isSameOrder);
        }
    }

    // Only the formats of Ignite have two orders: its two published serializers differ in it.
    [Theory]
    [MemberData(nameof(Formats))]
    public void AllAccessesHaveOneOrder(string format)
    {
        FieldOrder[] orders = [.. Accesses.Select(access => OrderOf<Shuffled>($"{format}/{access}")).Distinct()];

        bool isOfIgnite = format.StartsWith("ignite", StringComparison.Ordinal);
        Assert.Equal(isOfIgnite ? [FieldOrder.ByName, FieldOrder.Declared] : [FieldOrder.Declared], orders);
    }

    // Pinned members have the order of their numbers, whatever the format prefers. So all accesses agree, those of Ignite too.
    [Theory]
    [MemberData(nameof(Formats))]
    public void WithPinnedNumbersAllAccessesWriteTheSameBytes(string format)
    {
        var value = new ShuffledPinned { Zone = "z", Alpha = "a", Count = 7 };

        foreach ((string writer, string reader) in Accesses.SelectMany(writer => Accesses.Select(reader => (writer, reader))))
        {
            Assert.Equal(Witnesses.Encode($"{format}/{writer}", value), Witnesses.Encode($"{format}/{reader}", value));
            AssertReadOrRefused($"{format}/{writer}", $"{format}/{reader}", value, isRefused: false);
        }
    }

    [Theory]
    [MemberData(nameof(Formats))]
    public void HandWrittenCodeWritesTheBytesOfGeneratedCode(string format)
    {
        var person = new Model.Person { Id = 5, Name = "a", Data = "d", Guid = new Guid(1, 2, 3, [4, 5, 6, 7, 8, 9, 10, 11]) };

        Assert.Equal(Witnesses.Encode($"{format}/generated", person), Witnesses.Encode($"{format}/handwritten", person));
        AssertReadOrRefused($"{format}/compiled", $"{format}/handwritten", person, format is "ignite" or "ignite-raw");
        AssertReadOrRefused($"{format}/handwritten", $"{format}/compiled", person, format is "ignite" or "ignite-raw");
    }

    private static void AssertReadOrRefused<T>(string writer, string reader, T value, bool isRefused)
    {
        byte[] message = Witnesses.Encode(writer, value);
        if (isRefused)
        {
            Assert.Throws<WireFormatException>(() => Witnesses.Decode<T>(reader, message));
        }
        else
        {
            bool foldsNull = reader.StartsWith("proto3/", StringComparison.Ordinal);
            Assert.Null(DeepEqual.Compare(value, Witnesses.Decode<T>(reader, message), typeof(T), foldsNull));
        }
    }

    // The order of the witness, not the one that its access promises.
    private static FieldOrder OrderOf<T>(string serializer)
    {
        ISerializer mode = Catalog.BuiltIn.Find(serializer)!;
        var access = (IAccess)mode.GetType().GetProperty("Access")!.GetValue(mode)!;
        FieldOrder preferred = serializer.StartsWith("ignite", StringComparison.Ordinal) ? FieldOrder.ByName : FieldOrder.Declared;
        FieldOrder order = new MessageShape(typeof(T), access).FieldsOf(typeof(T), preferred).Order;
        Assert.Equal(access.OrderFor(preferred), order);
        return order;
    }
}

// A base class whose members are neither in the order of names nor in that of widths.
[Serializable]
public class ShuffledBase
{
    public string? Zone { get; set; }

    public int Id { get; set; }

    public bool Flags { get; set; }

    public string? Alpha { get; set; }
}

// A class that adds members of all kinds, shuffled too.
[GenerateBinarizer, Serializable]
public sealed class Shuffled : ShuffledBase
{
    public int Number { get; set; }

    public ShuffledPart? Inner { get; set; }

    public double Ratio { get; set; }

    public List<ShuffledPart>? Parts { get; set; }

    public int Count { get; set; }

    public int? Maybe { get; set; }

    public byte Age { get; set; }
}

// A part of a shuffled object.
[GenerateBinarizer, Serializable]
public sealed class ShuffledPart { public string? Name { get; set; } public short Code { get; set; } public string? Alias { get; set; } }

// A class whose numbers are neither in the order of declaration nor in that of names.
[GenerateBinarizer, Serializable]
public sealed class ShuffledPinned
{
    [FieldNumber(3)]
    public string? Zone { get; set; }

    [FieldNumber(5)]
    public string? Alpha { get; set; }

    [FieldNumber(1)]
    public int Count { get; set; }
}
