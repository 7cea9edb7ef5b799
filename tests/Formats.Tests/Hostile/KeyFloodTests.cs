using SerBench.Formats.Tests.Ignite;

namespace SerBench.Formats.Tests.Hostile;

// Keys chosen to meet in one bucket are refused, because each would take as long as all before it. Other keys are accepted.
public class KeyFloodTests
{
    private const int Many = 5000;

    // The hash of a long is one half xor the other. For these numbers it is 0.
    private const long EqualHalves = 0x1_0000_0001;

    private static readonly IgniteOptions Options = new();

    public static TheoryData<string> Formats => [.. ZooBinding.PairsWith("compiled")];

    [Theory]
    [MemberData(nameof(Formats))]
    public void KeysOfOneHashAreRefused(string serializer)
    {
        Refuse(serializer, MapOf(Meeting(Many)));
        Refuse(serializer, new HashSet<long>(Meeting(1000)));
    }

    // Whoever knows how a record hashes its members can choose them. Such keys are complete only when their object is.
    [Theory]
    [MemberData(nameof(Formats))]
    public void KeysOfSeveralMembersAreRefusedToo(string serializer)
    {
        IEnumerable<Cell> cells = Enumerable.Range(1, 1000).Select(x => new Cell(x, x * 1521134295));
        Assert.Single(cells.Select(cell => cell.GetHashCode()).Distinct());
        Refuse(serializer, new HashSet<Cell>(cells));
        Refuse(serializer, cells.ToDictionary(cell => cell, _ => 1));
    }

    // The limit is a hundred: that many keys are read, and one more is refused.
    [Theory]
    [MemberData(nameof(Formats))]
    public void AHundredMayMeetAndNoMore(string serializer)
    {
        IEnumerable<long> Crowd(int count) => [.. Meeting(count), .. Spread(50)];

        Assert.Equal(150, Carry(serializer, MapOf(Crowd(100)))?.Count ?? 150);
        Assert.Equal(150, Carry(serializer, new HashSet<long>(Crowd(100)))?.Count ?? 150);
        Refuse(serializer, MapOf(Crowd(101)));
        Refuse(serializer, new HashSet<long>(Crowd(101)));
    }

    [Theory]
    [MemberData(nameof(Formats))]
    public void KeysThatSpreadAreRead(string serializer)
    {
        Assert.Equal(Many, Carry(serializer, MapOf(Spread(Many)))?.Count ?? Many);
        Assert.Equal(Many, Carry(serializer, new HashSet<long>(Spread(Many)))?.Count ?? Many);
    }

    // A table has the size of its count, so multiples of that size meet in one bucket.
    [Theory]
    [InlineData("dense/compiled")]
    [InlineData("typed-bitmap/compiled")]
    [InlineData("msgpack/compiled")]
    [InlineData("proto3/compiled")]
    [InlineData("ignite/compiled")]
    public void MultiplesOfTheSizeAreRefused(string serializer)
    {
        int size = new Dictionary<int, int>(Many).Capacity;

        // The table for writing has another size, because otherwise writing would take as long.
        var map = new Dictionary<int, int>(3 * Many);
        for (int i = 0; i < Many; i++)
        {
            map.Add(i * size, i);
        }

        Refuse(serializer, map);
    }

    [Theory]
    [InlineData(true)]
    [InlineData(false)]
    public void ReadersOfAnyTypeRefuseThemToo(bool isHashed)
    {
        IDictionary<object, object?> map = isHashed ? new Dictionary<object, object?>() : new OrderedDictionary<object, object?>();
        IDictionary<object, object?> spread = isHashed ? new Dictionary<object, object?>() : new OrderedDictionary<object, object?>();
        for (int i = 1; i <= 1000; i++)
        {
            map.Add(i * EqualHalves, null);
            spread.Add((long)i << 7, null);
        }

        byte[] message = IgniteMessage.Encode(map, Options);
        Refusal.AssertSays("crowd", () => IgniteMessage.Decode(message, Options));
        Assert.Equal(1000, ((IDictionary)IgniteMessage.Decode(IgniteMessage.Encode(spread, Options), Options)!).Count);
    }

    // With the default comparer, the runtime switches to secret hashes by itself.
    [Theory]
    [MemberData(nameof(Formats))]
    public void TextIsComparedAsUsual(string serializer)
    {
        if (Carry(serializer, new Dictionary<string, int> { ["a"] = 1 }) is { } map)
        {
            Assert.Same(EqualityComparer<string>.Default, map.Comparer);
        }
    }

    [Serializable]
    public record struct Cell(int X, int Y);

    private static IEnumerable<long> Meeting(int count) => Enumerable.Range(1, count).Select(i => i * EqualHalves);

    private static IEnumerable<long> Spread(int count) => Enumerable.Range(1, count).Select(i => (long)i << 7);

    private static Dictionary<long, int> MapOf(IEnumerable<long> keys) => keys.ToDictionary(key => key, _ => 1);

    private static void Refuse<T>(string serializer, T value)
    {
        if (Witnesses.FindCodecOf<Box<T>>(serializer) is { } codec)
        {
            byte[] message = codec.EncodeToArray(new Box<T> { Value = value });
            Refusal.AssertSays("crowd", () => codec.Decode(message));
        }
    }

    // Null if the format has no such type.
    private static T? Carry<T>(string serializer, T value) => Witnesses.FindCodecOf<Box<T>>(serializer) is { } codec
        ? codec.Decode(codec.EncodeToArray(new Box<T> { Value = value })).Value
        : default;
}
