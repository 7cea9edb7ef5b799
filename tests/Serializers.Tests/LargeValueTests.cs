using SerBench.Model;
using SerBench.Serializers.Tests.Zoo;

namespace SerBench.Serializers.Tests;

/// <summary>Text of a mebibyte, collections of 100,000 items and of none, through every pair of the grid.</summary>
public class LargeValueTests
{
    private const ulong Seed = 20161004;
    private const int Mebibyte = 1 << 20;
    private const int Many = 100_000;

    public static TheoryData<string> Pairs => [.. ZooBinding.Pairs];

    [Theory]
    [MemberData(nameof(Pairs))]
    public void AMebibyteOfText(string serializer) => Check(
        serializer,
        Box(new string('g', Mebibyte)),
        Box(MakeText("abcdefghij")),
        Box(MakeText("aé")),
        Box(MakeText("я語\u0301")),
        Box(string.Concat(Enumerable.Repeat("😀", Mebibyte / 2))),
        Box<string[]>([MakeText("a語"), "", new string('x', Mebibyte)]));

    [Theory]
    [MemberData(nameof(Pairs))]
    public void ManyItems(string serializer)
    {
        var random = new SplitMix64(Seed);
        int[] numbers = [.. Enumerable.Range(0, Many).Select(_ => random.NextInt32() >> random.Next(32))];
        double[] doubles = [.. numbers.Select(number => number / 3.0)];
        byte[] bytes = [.. numbers.Select(number => (byte)number)];
        string[] texts = [.. numbers.Select(number => number % 7 == 0 ? "" : $"текст {number}")];
        HashSet<long> set = [.. numbers.Select(number => (long)number << 8)];
        Check(
            serializer,
            Box(numbers),
            Box(texts),
            Box<List<Box<int>>>([.. numbers.Select(number => new Box<int> { Value = number })]),
            Box(set.ToDictionary(number => number, number => $"{number}")));
        if (!serializer.EndsWith("/compiled", StringComparison.Ordinal))
        {
            return;
        }

        // Other accesses reach the collection itself in their own way, not what is in it.
        Check(
            serializer,
            Box(doubles),
            Box(bytes),
            Box<List<int>>([.. numbers]),
            Box<List<string>>([.. texts]),
            Box<List<Coin<int>>>([.. numbers.Select(number => new Coin<int>(number, (byte)number))]),
            Box<int?[]>([.. numbers.Select(number => number % 3 == 0 ? (int?)null : number)]),
            Box(set),
            Box(set.ToDictionary(number => $"{number}", number => number)));
    }

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

    /// <summary>Text of the characters of an alphabet, drawn at random.</summary>
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
            IZooPair pair = ZooBinding.Bind(serializer, value.GetType());
            if (pair.Refusal is { } refused)
            {
                Assert.False(string.IsNullOrWhiteSpace(refused.Reason), $"{serializer} refuses {value.GetType()} without a reason");
                continue;
            }

            string? difference = pair.FindDifference(value);
            Assert.True(difference is null, $"{value.GetType()}, seed {Seed}: {difference?[..Math.Min(difference.Length, 400)]}");
            Assert.False(pair.WasRefused, $"{serializer} refused a {value.GetType()} while writing");
        }
    }
}
