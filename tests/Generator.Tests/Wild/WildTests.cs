using SerBench.Formats.Tests;
using SerBench.Formats.Tests.Programs;

namespace SerBench.Generator.Tests.Wild;

// Random types like those that people write, with generated access among the others. By default each type is tested in a few formats in
// turn. With SERBENCH_WILD=FROM..TO the types of these seeds are tested in every format with every access (CONTRIBUTING.md).
public class WildTests
{
    private const int UsualValues = 4;
    private const int UsualShare = 5;
    private const int ThoroughValues = 20;

    private static readonly string[] Accesses = ["compiled", "generated", "reflection", "delegates", "accessors"];

    private static readonly string KeptFolder = Path.Combine(AppContext.BaseDirectory, "Wild", "Kept");

    private static readonly int[] Slice =
        [.. (Environment.GetEnvironmentVariable("SERBENCH_WILD") ?? "")
            .Split("..", StringSplitOptions.RemoveEmptyEntries)
            .Select(int.Parse)];

    private static readonly bool IsThorough = Slice.Length == 2;

    // A plain run has time for some.
    private static readonly int UsualTypes = Share.IsWhole ? 45 : 10;

    private static readonly Lazy<WildFamily[]> Families = new(() =>
        [.. WildFamily.Draw(IsThorough ? Enumerable.Range(Slice[0], Slice[1] - Slice[0]) : Enumerable.Range(0, UsualTypes))]);

    // Types that once failed, named by their file in Kept, which says how.
    public static TheoryData<string> Kept => [.. Directory.GetFiles(KeptFolder).Select(file => Path.GetFileName(file)).Order()];

    [Fact]
    public void EveryTypeComesBack()
    {
        string[] wrong = [.. Families.Value.SelectMany(family => IsThorough
            ? family.FindDifferences(ThoroughValues, _ => Accesses)
            : family.FindDifferences(
                UsualValues, format => (family.Seed + format) % UsualShare == 0 ? TwoAccesses(family.Seed / UsualShare) : []))];

        Assert.True(wrong.Length == 0, string.Join("\n\n", wrong));
    }

    [ProgramFact(ProtocOracle.Name)]
    public void ProtocReadsAndWritesTheSame()
    {
        int count = IsThorough ? ThoroughValues : UsualValues;
        string[] wrong = [.. Families.Value
            .Select(family => (
                family,
                Found: ProtocOracle.FindDifference(family.Root, WildValues.DrawUsual(family.Root, family.Seed, count))))
            .Where(pair => pair.Found is not null)
            .Select(pair => $"seed {pair.family.Seed}, {pair.Found}\n{pair.family.Source}")];

        Assert.True(wrong.Length == 0, string.Join("\n\n", wrong));
    }

    [Theory]
    [MemberData(nameof(Kept))]
    public void WhatOnceFailedDoesSoNoMore(string file)
    {
        WildFamily family = WildFamily.Of(File.ReadAllText(Path.Combine(KeptFolder, file)));

        Assert.Empty(family.FindDifferences(ThoroughValues, _ => Accesses[..2]));
    }

    // All pairs are used in turn.
    private static string[] TwoAccesses(int turn) =>
        [Accesses[turn % Accesses.Length], Accesses[(turn + 1 + (turn / Accesses.Length % (Accesses.Length - 1))) % Accesses.Length]];
}
