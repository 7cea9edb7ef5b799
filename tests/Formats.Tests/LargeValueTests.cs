namespace SerBench.Formats.Tests;

// Text of a mebibyte, collections of 70,000 items (more than 16 bits count) and of none, through every pair of the grid.
public class LargeValueTests
{
    private const ulong Seed = 20161004;
    private const int Mebibyte = 1 << 20;
    private const int Many = 70_000;

    // Made once for all, because serializers only read their values.
    private static readonly Lazy<object[]> LongTexts = new(() =>
    [
        Box(new string('g', Mebibyte)),
        Box(MakeText("abcdefghij")),
        Box(MakeText("aé")),
        Box(MakeText("я語\u0301")),
        Box(string.Concat(Enumerable.Repeat("😀", Mebibyte / 2))),
        Box<string[]>([MakeText("a語"), "", new string('x', Mebibyte)]),
    ]);

    private static readonly Lazy<int[]> Numbers = new(() =>
    {
        var random = new SplitMix64(Seed);
        return [.. Enumerable.Range(0, Many).Select(_ => random.NextInt32() >> random.Next(32))];
    });

    private static readonly Lazy<string[]> Texts =
        new(() => [.. Numbers.Value.Select(number => number % 7 == 0 ? "" : $"текст {number}")]);

    private static readonly Lazy<HashSet<long>> Set = new(() => [.. Numbers.Value.Select(number => (long)number << 8)]);

    private static readonly Lazy<object[]> LargeCollections = new(() =>
    [
        Box(Numbers.Value),
        Box(Texts.Value),
        Box<List<Box<int>>>([.. Numbers.Value.Select(number => new Box<int> { Value = number })]),
        Box(Set.Value.ToDictionary(number => number, number => $"{number}")),
    ]);

    private static readonly Lazy<object[]> MoreCollections = new(() =>
    [
        Box<double[]>([.. Numbers.Value.Select(number => number / 3.0)]),
        Box<byte[]>([.. Numbers.Value.Select(number => (byte)number)]),
        Box<List<int>>([.. Numbers.Value]),
        Box<List<string>>([.. Texts.Value]),
        Box<List<Coin<int>>>([.. Numbers.Value.Select(number => new Coin<int>(number, (byte)number))]),
        Box<int?[]>([.. Numbers.Value.Select(number => number % 3 == 0 ? (int?)null : number)]),
        Box(Set.Value),
        Box(Set.Value.ToDictionary(number => $"{number}", number => number)),
    ]);

    public static TheoryData<string> Pairs => [.. Share.Of(ZooBinding.Pairs)];

    [Theory]
    [MemberData(nameof(Pairs))]
    public void AMebibyteOfText(string serializer) =>
        Check(serializer, IsCompiled(serializer) ? LongTexts.Value : LongTexts.Value[^1..]);

    [Theory]
    [MemberData(nameof(Pairs))]
    public void ManyItems(string serializer)
    {
        Check(serializer, IsCompiled(serializer) ? [.. LargeCollections.Value, .. MoreCollections.Value] : LargeCollections.Value[2..3]);
    }

    // Other accesses reach text and collections in their own way, but write and read what is in them by the same code.
    private static bool IsCompiled(string serializer) => serializer.EndsWith("/compiled", StringComparison.Ordinal);

    [Theory]
    [MemberData(nameof(Pairs))]
    public void NoItems(string serializer) => Check(
        serializer,
        Box(""),
        Box<int[]>([]),
        Box<byte[]>([]),
        Box<string[]>([]),
        Box<int[][]>([[], [], [1]]),
        Box(new int[0, 3]),
        Box<List<int>>([]),
        Box<List<string>>([]),
        Box<List<Box<int>>>([]),
        Box<List<List<int>>>([[], []]),
        Box<HashSet<long>>([]),
        Box<Dictionary<string, int>>([]),
        Box<Dictionary<int, List<string>>>(new() { [1] = [], [2] = [""] }));

    private static object Box<T>(T value) => new Box<T> { Value = value };

    // Random text of the characters of an alphabet.
    private static string MakeText(string alphabet)
    {
        var random = new SplitMix64(Seed);
        return string.Create(Mebibyte, alphabet, (units, letters) =>
        {
            foreach (ref char unit in units)
            {
                unit = letters[random.Next(letters.Length)];
            }
        });
    }

    private static void Check(string serializer, params object[] values)
    {
        foreach (object value in values)
        {
            if (BoundPair.Of(serializer, value.GetType()) is { } pair)
            {
                string? difference = pair.FindDifference(value);
                Assert.True(difference is null, $"{value.GetType()}, seed {Seed}: {difference?[..Math.Min(difference.Length, 400)]}");
                Assert.False(pair.WasRefused, $"{serializer} refused a {value.GetType()} while writing");
            }
        }
    }
}
