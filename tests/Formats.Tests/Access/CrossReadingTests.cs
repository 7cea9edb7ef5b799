using SerBench.Formats.Contracts;
using SerBench.Formats.Tests.Grid;
using SerBench.Serializers;

namespace SerBench.Formats.Tests.Access;

/// <summary>
/// A message of one access is read by every other access of the format. The types declare their members neither by name nor by width, and inherit
/// some of them.
/// </summary>
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

    public static TheoryData<string> Formats =>
        [.. Catalog.BuiltIn.Serializers.Where(one => one.Id.EndsWith("/generated", StringComparison.Ordinal)).Select(one => one.Id[..one.Id.IndexOf('/')])];

    [Theory]
    [MemberData(nameof(Formats))]
    public void EveryAccessReadsEveryOther(string format)
    {
        foreach (string writer in Accesses)
        {
            byte[] message = Encode($"{format}/{writer}");
            foreach (string reader in Accesses)
            {
                bool isSameOrder = OrderOf($"{format}/{writer}") == OrderOf($"{format}/{reader}");
                if (isSameOrder)
                {
                    Assert.Equal(message, Encode($"{format}/{reader}"));
                }

                if (isSameOrder || format == "ignite-full")
                {
                    Shuffled read = Bind($"{format}/{reader}").Decode(message);
                    Assert.Null(Zoo.DeepEqual.Compare(Value, read, typeof(Shuffled), foldsNull: format == "proto3"));
                }
                else if (format == "ignite")
                {
                    Assert.Throws<WireFormatException>(() => Bind($"{format}/{reader}").Decode(message));
                }
            }
        }
    }

    /// <summary>Only the formats of Ignite have two orders: its two published serializers differ in it.</summary>
    [Theory]
    [MemberData(nameof(Formats))]
    public void AllAccessesHaveOneOrder(string format)
    {
        FieldOrder[] orders = [.. Accesses.Select(access => OrderOf($"{format}/{access}")).Distinct()];

        Assert.Equal(format.StartsWith("ignite", StringComparison.Ordinal) ? [FieldOrder.ByName, FieldOrder.Declared] : [FieldOrder.Declared], orders);
    }

    private static byte[] Encode(string serializer)
    {
        var buffer = new EncodeBuffer();
        Bind(serializer).Encode(Value, buffer);
        return buffer.ToArray();
    }

    // The order of the witness, not the one that its access promises.
    private static FieldOrder OrderOf(string serializer)
    {
        ISerializer mode = Catalog.BuiltIn.Find(serializer)!;
        var access = (IAccess)mode.GetType().GetProperty("Access")!.GetValue(mode)!;
        FieldOrder preferred = serializer.StartsWith("ignite", StringComparison.Ordinal) ? FieldOrder.ByName : FieldOrder.Declared;
        FieldOrder order = new MessageShape(typeof(Shuffled), access).FieldsOf(typeof(Shuffled), preferred).Order;
        Assert.Equal(access.OrderFor(preferred), order);
        return order;
    }

    private static IObjectCodec<Shuffled> Bind(string serializer) =>
        Assert.IsType<IObjectCodec<Shuffled>>(Catalog.BuiltIn.Find(serializer)!.Bind(new TypeModel<Shuffled>()).Codec, exactMatch: false);
}

/// <summary>A base class whose members are neither in the order of names nor in that of widths.</summary>
[Serializable]
public class ShuffledBase
{
    public string? Zone { get; set; }

    public int Id { get; set; }

    public bool Flags { get; set; }

    public string? Alpha { get; set; }
}

/// <summary>A class that adds members of all kinds, shuffled too.</summary>
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

/// <summary>A part of a shuffled object.</summary>
[GenerateBinarizer, Serializable]
public sealed class ShuffledPart
{
    public string? Name { get; set; }

    public short Code { get; set; }

    public string? Alias { get; set; }
}
