using System.Numerics;
using SerBench.Formats.Dense;
using SerBench.Formats.MessagePack;
using SerBench.Formats.Protobuf;

namespace SerBench.Formats.Tests;

// Values of types that no format knows come back as they were, or are refused: their order, their class, their comparer, null and empty.
public class SurrogateTests
{
    private static readonly string[] Accesses = ["reflection", "delegates", "accessors", "compiled", "generated"];

    public static TheoryData<string> Pairs =>
    [
        .. Share.Of(ZooBinding.Pairs
            .Where(id => !id.StartsWith("nrbf", StringComparison.Ordinal) && Accesses.Contains(id.Split('/')[1]))),
    ];

    [Theory]
    [MemberData(nameof(Pairs))]
    public void SingleValuesAreCarriedBitByBit(string serializer)
    {
        Half otherNaN = BitConverter.UInt16BitsToHalf(0x7C01);
        Carry<Half>(serializer, [(Half)0, (Half)(-0.0), Half.NaN, otherNaN, Half.PositiveInfinity, Half.Epsilon, Half.MaxValue, (Half)1.5]);
        Carry<Int128>(serializer, [Int128.MinValue, Int128.NegativeOne, 0, 1, long.MaxValue, (Int128)ulong.MaxValue + 1, Int128.MaxValue]);
        Carry<UInt128>(serializer, [0, 1, ulong.MaxValue, (UInt128)ulong.MaxValue + 1, UInt128.MaxValue]);
        Carry<BigInteger>(serializer, [0, 1, -1, 127, 128, -129, BigInteger.Pow(2, 4000), -BigInteger.Pow(3, 999)]);
        Carry<Uri>(
            serializer,
            [
                new("https://example.com/a%20b?q=é#x"), new("HTTP://Example.com"), new("a/b", UriKind.Relative),
                new("urn:isbn:0451450523"), new("", UriKind.Relative),
            ]);
        Carry(serializer, [new Version(0, 0), new Version(1, 2, 3), new Version(1, 2, 3, int.MaxValue)]);
        Check(serializer, new Box<Version?>());
        Check(serializer, new Box<KeyValuePair<Rune, Version?>>());
        Carry(serializer, [new Rune(0), new Rune('é'), new Rune(0xD7FF), new Rune(0x10FFFF)]);
    }

    [Fact]
    public void CarriersAreThoseOfTheDocumentation()
    {
        AssertCarried<ushort, Half>(0x3EC0, (Half)1.6875f);
        AssertCarried<(ulong, long), Int128>((5, -1), new Int128(ulong.MaxValue, 5));
        AssertCarried<byte[], BigInteger>([], 0);
        AssertCarried<byte[], BigInteger>([0x00, 0x01], 256);
        AssertCarried("1.2.3", new Version(1, 2, 3));
        AssertCarried(0x1F600, new Rune(0x1F600));
        AssertCarried<List<int>, Stack<int>>([1, 2, 3], new Stack<int>([1, 2, 3]));
        AssertCarried<HashSet<int>, SortedSet<int>>([1, 2, 3], [3, 1, 2]);
        AssertCarried<int[], ReadOnlyMemory<int>>([2, 3], new[] { 1, 2, 3, 4 }.AsMemory(1, 2));
        AssertCarried<Dictionary<string, ushort>, IReadOnlyDictionary<string, Half>>(
            new() { ["a"] = 0x3C00 }, new Dictionary<string, Half> { ["a"] = (Half)1 });
    }

    [Fact]
    public void OrderIsKept()
    {
        Check<Stack<int>>(new([1, 2, 3]), [3, 2, 1]);
        Check(ImmutableStack.CreateRange([1, 2, 3]), [3, 2, 1]);
        Check<Queue<int>>(new([1, 2, 3]), [1, 2, 3]);
        Check<ImmutableQueue<int>>([1, 2, 3], [1, 2, 3]);
        Check<LinkedList<int>>(new([3, 1, 2]), [3, 1, 2]);
        Check<SortedSet<int>>([3, 1, 2], [1, 2, 3]);
        Check(new ArraySegment<int>([9, 3, 1, 2, 9], 1, 3), [3, 1, 2]);
        Check<ObservableCollection<int>>([3, 1, 2], [3, 1, 2]);

        static void Check<T>(T items, int[] expected)
            where T : IEnumerable<int> => Assert.Equal(expected, Copy(new Box<T> { Value = items }).Value!);
    }

    [Fact]
    public void AnyCollectionMayStandWhereAnInterfaceOfAListIsDeclared()
    {
        IEnumerable<int>[] some =
        [
            new[] { 1, 2 }, new List<int> { 1, 2 }, new Queue<int>([1, 2]), Enumerable.Range(1, 2), new NumberedItems { 1, 2 },
            ImmutableArray.Create(1, 2),
        ];
        Assert.All(some, items => Assert.Equal([1, 2], Assert.IsType<List<int>>(Copy(new Box<IEnumerable<int>> { Value = items }).Value)));
        Assert.Equal(["a", "b"], Copy(new Box<IReadOnlyList<char>> { Value = ['a', 'b'] }).Value!.Select(letter => letter.ToString()));
    }

    [Fact]
    public void WhatWouldBeLostIsRefused()
    {
        Refuse<SortedSet<string>>(new(StringComparer.OrdinalIgnoreCase));
        Refuse<SortedDictionary<string, int>>(new(StringComparer.Ordinal));
        Refuse<SortedList<string, int>>(new(StringComparer.Ordinal));
        Refuse<ImmutableHashSet<string>>(ImmutableHashSet.Create<string>(StringComparer.OrdinalIgnoreCase));
        Refuse<ImmutableSortedSet<string>>(ImmutableSortedSet.Create<string>(StringComparer.Ordinal));
        Refuse<ImmutableDictionary<string, int>>(ImmutableDictionary.Create<string, int>(StringComparer.OrdinalIgnoreCase));
        Refuse<ImmutableDictionary<string, string>>(ImmutableDictionary.Create<string, string>(null, StringComparer.OrdinalIgnoreCase));
        Refuse<ImmutableSortedDictionary<string, int>>(ImmutableSortedDictionary.Create<string, int>(StringComparer.Ordinal));
        Refuse<ISet<string>>(new HashSet<string>(StringComparer.OrdinalIgnoreCase));
        Refuse<IReadOnlyDictionary<string, int>>(
            new ReadOnlyDictionary<string, int>(new Dictionary<string, int>(StringComparer.OrdinalIgnoreCase)));
        Refuse<HashSet<Uri>>(new HashSet<Uri>(ReferenceEqualityComparer.Instance));
        Refuse<Collection<int>>(new NumberedItems { 1 });
        Refuse<Queue<Queue<int>>>(new Queue<Queue<int>>([new NumberedQueue()]));
        Refuse<ImmutableArray<int>?>(default(ImmutableArray<int>));
        Refuse<Uri>(new Uri("/a", UriKind.Relative), isNeeded: new Uri("/a", UriKind.RelativeOrAbsolute).IsAbsoluteUri);
    }

    [Fact]
    public void NullAndEmptyAreToldApart()
    {
        Assert.Null(Copy(new Box<Queue<int>?>()).Value);
        Assert.Empty(Copy(new Box<Queue<int>?> { Value = new Queue<int>() }).Value!);
        Assert.True(Copy(new Box<ImmutableArray<int>>()).Value.IsDefault);
        Assert.False(Copy(new Box<ImmutableArray<int>> { Value = [] }).Value.IsDefault);
        Assert.Null(Copy(new Box<ArraySegment<int>>()).Value.Array);
        Assert.Null(Copy(new Box<Memory<byte>?>()).Value);
        Assert.Equal(0, Copy(new Box<Memory<byte>?> { Value = default(Memory<byte>) }).Value!.Value.Length);
        Assert.Null(Copy(new Box<Tuple<int>>()).Value);
        Assert.Null(Copy(new Box<BigInteger?>()).Value);
        Assert.Equal(BigInteger.Zero, Copy(new Box<BigInteger?> { Value = BigInteger.Zero }).Value);
    }

    [Fact]
    public void MessagesThatStandForNoValueAreDamage()
    {
        Reject<Version>(new Box<string> { Value = "1.2.x" });
        Reject<Version>(new Box<string> { Value = " 1.2" });
        Reject<Uri>(new Box<string> { Value = "http://" });
        Reject<Rune>(new Box<int> { Value = 0xD800 });
        Reject<HashSet<Uri>>(new Box<HashSet<string>> { Value = ["http://a", "http://A"] });
        Reject<Dictionary<Version, int>>(new Box<Dictionary<string, int>> { Value = new() { [""] = 1 } });
        Reject<Dictionary<INode, int>>(new Box<Dictionary<(Leaf?, Branch?), int>> { Value = new() { [default] = 1 } });
        Reject<Dictionary<Half, int>>(new Box<Dictionary<ushort, int>> { Value = new() { [0] = 1, [0x8000] = 2 } });
        Reject<SortedSet<Uneven>>(new Box<HashSet<Uneven>> { Value = [new() { Number = 1 }, new() { Number = 3 }] });
        Reject<SortedSet<Uneven>>(new Box<HashSet<Uneven>> { Value = [new() { Number = 1 }, new() { Number = 2 }] });
        Reject<HashSet<Version>>(new Box<HashSet<string>> { Value = [.. Enumerable.Range(0, 1100).Select(number => $"{16 * number}.0")] });
        Reject<Dictionary<Version, int>>(
            new Box<Dictionary<string, int>> { Value = Enumerable.Range(0, 1100).ToDictionary(number => $"{16 * number}.0") });
    }

    [Fact]
    public void AClassThatIsNoCaseIsRefused()
    {
        Refuse<Figure>(new Rounded());
        Refuse<List<Figure>>([new Round(), new Rounded()]);
        Assert.Null(Copy(new Box<Figure>()).Value);
        Assert.Null(Copy(new Box<List<Figure>> { Value = [null!] }).Value![0]);
        AssertUnsupported(new Box<Vague>(), "Value: an abstract class");
        Reject<Figure>(new Box<(Round?, Square?, Joined?)> { Value = (new Round(), new Square(), null) });
        Reject<Letter>(new Box<(Letter.A?, Letter.B?, Letter.C?, Letter.D?, Letter.E?, Letter.F?, Letter.G?, Letter.H?, Letter.I?)>
        {
            Value = (new(), null, null, null, null, null, null, null, new()),
        });
    }

    [Fact]
    public void ATypeThatIsNoMemberOfAnythingIsRefusedAndOneWithoutMappingIsNamed()
    {
        AssertUnsupported(new Queue<int>(), "Queue");
        AssertUnsupported(new Box<Half[,]>(), "Value: no mapping for an array of several dimensions of Half");
    }

    // The message of a value is that of its carrier.
    private static void AssertCarried<TCarrier, T>(TCarrier carrier, T value) =>
        Assert.Equal(Message(new Box<TCarrier> { Value = carrier }), Message(new Box<T> { Value = value }));

    private static void AssertUnsupported<T>(T value, string expected) =>
        Assert.Contains(expected, Assert.Throws<NotSupportedException>(() => Serializer<DenseFormat>.Serialize(value)).Message);

    private static void Carry<T>(string serializer, T[] values)
    {
        Array.ForEach(values, value => Check(serializer, new Box<T> { Value = value }));
        Check(serializer, new Box<T[]> { Value = values });
    }

    private static void Check(string serializer, object value)
    {
        IZooPair pair = ZooBinding.Bind(serializer, value.GetType());
        if (pair.Refusal is null)
        {
            Assert.Null(pair.FindDifference(value));
            Assert.False(pair.WasRefused);
        }
        else
        {
            Assert.Contains("no binarizer is generated", pair.Refusal.Reason);
        }
    }

    private static byte[] Message<T>(T value)
    {
        byte[] message = Serializer<ProtobufFormat>.Serialize(value);
        Assert.Equal(message, Serializer<ProtobufFormat>.Serialize(Serializer<ProtobufFormat>.Deserialize<T>(message)));
        return Serializer<MessagePackFormat>.Serialize(value);
    }

    private static T Copy<T>(T value) => Serializer<DenseFormat>.Deserialize<T>(Serializer<DenseFormat>.Serialize(value));

    private static void Refuse<T>(T value, bool isNeeded = true)
    {
        if (isNeeded)
        {
            Assert.Throws<UnsupportedValueException>(() => Serializer<DenseFormat>.Serialize(new Box<T> { Value = value }));
        }
    }

    private static void Reject<T>(object carrier)
    {
        var message = (byte[])typeof(SurrogateTests).GetMethod(nameof(Message), BindingFlags.Static | BindingFlags.NonPublic)!
            .MakeGenericMethod(carrier.GetType()).Invoke(null, [carrier])!;
        Assert.Throws<WireFormatException>(() => Serializer<MessagePackFormat>.Deserialize<Box<T>>(message));
    }

    // Items that are the same if they are odd; comparing them with even ones fails.
#pragma warning disable CA1036 // Only its order is used.
    public sealed class Uneven : IComparable<Uneven>
    {
        public int Number { get; set; }

        public int CompareTo(Uneven? other) => (Number + other!.Number) % 2 == 0 ? 0 : throw new InvalidOperationException("even");
    }

    private sealed class NumberedItems : Collection<int> { public int Number { get; set; } }

    private sealed class NumberedQueue : Queue<int> { public int Number { get; set; } }
}
