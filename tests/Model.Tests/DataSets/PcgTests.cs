using SerBench.Model.DataSets;

namespace SerBench.Model.Tests.DataSets;

// The first draws of the published generator with the published seed.
public class PcgTests
{
    // The weights of the ships of mk48, summed.
    private static readonly float[] Sums = [.. new uint[]
    {
        0x4008F5C3, 0x402A3D71, 0x406851EC, 0x40A2E148, 0x41920000, 0x419E6666, 0x41A50A3D, 0x41DF0A3D, 0x41FF851E, 0x423370A4,
    }.Select(BitConverter.UInt32BitsToSingle)];

    public static TheoryData<string, string> Draws { get; } = new()
    {
        { "u32", "b304d126 60492132 944b1fce 2b10f465 1e4b52b8" },
        { "u64", "60492132b304d126 2b10f465944b1fce 91d84d8a1e4b52b8 50661dd5f2804d2a 5555780423583704" },
        { "f32", "3f3304d1 3ec09242 3f144b1f 3e2c43d0 3df25a90" },
        { "f64", "3fd812484cacc134 3fc5887a32ca258c 3fe23b09b143c96a 3fd41987757ca012 3fd5555e0108d60c" },
        { "range(32, 0, 100)", "37 94 31 33 83" },
        { "range(32, 1, 29)", "20 11 17 5 4" },
        { "range(8, 0, 200)", "139 75 115 33 23" },
        { "range(16, -200, 200)", "79 -50 31 -133 -153" },
        { "range(64, 0, 100000000)", "37611587 56970677 31405817 33333540 83664026" },
        { "pick", "3 1 5 3 7" },
        { "len(500, 501)", "500 500 500 500 500" },
        { "full(8)", "38 50 -50 101 -72" },
        { "f32range", "43957818 c339d388 42edd048 c3f8d455 c40f1fab" },
        { "f64range", "3fd812484cacc134 3fc5887a32ca2588 3fe23b09b143c96a 3fd41987757ca010 3fd5555e0108d60c" },
        { "bool", "1 1 0 1 1" },
        { "bool(0.7)", "1 1 1 1 1" },
        { "weighted", "8 4 7 4 4" },
    };

    [Theory]
    [MemberData(nameof(Draws))]
    public void Draws_are_the_published_ones(string draw, string expected)
    {
        Pcg random = Fresh();

        Assert.Equal(expected, string.Join(' ', Enumerable.Range(0, 5).Select(_ => Next(random, draw))));
    }

    [Theory]
    [InlineData("range(32, 0, 100)", 12)]
    [InlineData("range(64, 0, 100000000)", 12)]
    [InlineData("pick", 12)]
    [InlineData("len(500, 501)", 14)]
    public void Rejected_numbers_are_drawn_again(string draw, int numbers)
    {
        Pcg random = Fresh();
        for (int i = 0; i < 5; i++)
        {
            Next(random, draw);
        }

        Assert.Equal(numbers, random.Draws);
    }

    [Fact]
    public void The_state_starts_from_seed_and_stream() => Assert.Equal(0x3C134B9E19A29837u, Fresh().State);

    private static Pcg Fresh() => new(DataSeed.Published);

    private static string Next(Pcg random, string draw) => draw switch
    {
        "u32" => $"{random.NextUInt32():x8}",
        "u64" => $"{random.NextUInt64():x16}",
        "f32" => $"{BitConverter.SingleToUInt32Bits(random.NextSingle()):x8}",
        "f64" => $"{BitConverter.DoubleToUInt64Bits(random.NextDouble()):x16}",
        "range(32, 0, 100)" => $"{random.Next(0, 100)}",
        "range(32, 1, 29)" => $"{random.Next(1, 29)}",
        "range(8, 0, 200)" => $"{random.NextNarrow(0, 200)}",
        "range(16, -200, 200)" => $"{random.NextNarrow(-200, 200)}",
        "range(64, 0, 100000000)" => $"{random.NextWide(0, 100_000_000)}",
        "pick" => $"{random.Pick([0, 1, 2, 3, 4, 5, 6, 7, 8])}",
        "len(500, 501)" => $"{random.NextList(500, 501, () => 0).Length}",
        "full(8)" => $"{(sbyte)random.NextUInt32()}",
        "f32range" => $"{BitConverter.SingleToUInt32Bits(random.NextSingle(-750, 750)):x8}",
        "f64range" => $"{BitConverter.DoubleToUInt64Bits(random.NextFraction()):x16}",
        "bool" => random.NextBoolean() ? "1" : "0",
        "bool(0.7)" => random.NextBoolean(0.7) ? "1" : "0",
        _ => $"{random.NextWeighted(Sums)}",
    };
}
