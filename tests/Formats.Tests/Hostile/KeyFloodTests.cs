
namespace SerBench.Formats.Tests.Hostile;

// Keys chosen to meet in one bucket are refused, because each would take as long as all before it. Natural keys are read, although some of
// them crowd.
public class KeyFloodTests
{
    private const int Many = 2000;

    // The hash of a long is one half xor the other. For these numbers it is 0.
    private const long EqualHalves = 0x1_0000_0001;

    // To fill tables with such keys takes long, so all formats write the same ones.
    private static readonly Dictionary<long, int> Crowd = MapOf(Meeting(Many));
    private static readonly HashSet<long> CrowdedSet = [.. Meeting(Many)];

    public static TheoryData<string> Formats => [.. ZooBinding.PairsWith("compiled")];

    [Theory]
    [MemberData(nameof(Formats))]
    public void KeysOfOneHashAreRefused(string serializer)
    {
        Refuse(serializer, Crowd);
        Refuse(serializer, CrowdedSet);
    }

    // Whoever knows how a record hashes its members can choose them. Such keys are complete only when their object is.
    [Theory]
    [MemberData(nameof(Formats))]
    public void KeysOfSeveralMembersAreRefusedToo(string serializer)
    {
        IEnumerable<Cell> cells = Enumerable.Range(1, 2000).Select(x => new Cell(x, x * 1521134295));
        Assert.Single(cells.Select(cell => cell.GetHashCode()).Distinct());
        Refuse(serializer, new HashSet<Cell>(cells));
        Refuse(serializer, cells.ToDictionary(cell => cell, _ => 1));
    }

    // The limit is 512 comparisons for each key of a table: so many keys of one hash are read, and one more is refused.
    [Theory]
    [MemberData(nameof(Formats))]
    public void AThousandMayMeetAndNotMore(string serializer)
    {
        const int Most = 1025;
        Assert.Equal(Most, Carry(serializer, MapOf(Meeting(Most)))?.Count ?? Most);
        Assert.Equal(Most, Carry(serializer, new HashSet<long>(Meeting(Most)))?.Count ?? Most);
        Refuse(serializer, MapOf(Meeting(Most + 1)));
        Refuse(serializer, new HashSet<long>(Meeting(Most + 1)));
    }

    // What a program has as keys: much of it is packed from two numbers, and a long's hash is one half xor the other.
    [Theory]
    [MemberData(nameof(Formats))]
    public void WhatAWriterAcceptsItsReaderReads(string serializer)
    {
        IEnumerable<int> numbers = Enumerable.Range(0, 2000);
        CarryBoth(Grid(0, 101, 1, 101));
        CarryBoth(Grid(-53, 106, 1, 106));
        CarryBoth(Grid(0, 102, 16, 102));
        CarryBoth(Grid(0, 16, 1, 500));
        CarryBoth(Grid(0, 150, 1, 150).Where(pair => pair >> 32 < (int)pair));
        CarryBoth(Enumerable.Range(0, 3000).Select(x => Pack(x, x + 1)));
        CarryBoth(numbers.Select(x => x << 12));
        CarryBoth(numbers.Select(day => DateTime.UnixEpoch.AddDays(day)));
        CarryBoth(numbers.Select(id => new Guid(id, 0, 0, new byte[8])));
        CarryBoth(numbers.Select(id => new Cell(id % 45, id / 45)));

        void CarryBoth<T>(IEnumerable<T> keys)
            where T : notnull
        {
            T[] all = [.. keys];
            Assert.True(Carry(serializer, all.ToDictionary(key => key, _ => 1)) is not { } map || map.Count == all.Length);
            Assert.True(Carry(serializer, new HashSet<T>(all)) is not { } set || set.SetEquals(all));
        }
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

    private static long Pack(int x, int y) => ((long)x << 32) | (uint)y;

    private static IEnumerable<long> Grid(int start, int width, int step, int height) =>
        from x in Enumerable.Range(0, width) from y in Enumerable.Range(0, height) select Pack(start + (x * step), start + (y * step));

    private static IEnumerable<long> Meeting(int count) => Enumerable.Range(1, count).Select(i => i * EqualHalves);

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
