using SerBench.Formats.Tests.Architecture;

namespace SerBench.Benchmarks.Tests.Architecture;

// The program has four storeys: each uses only those below it (ARCHITECTURE.md).
public sealed class StoreyTests
{
    private const string Program = "SerBench.Benchmarks.";

    // They print tables, write the files, and take the options of reports and the list of published modes.
    private static readonly string[] Printers =
        [.. new[] { "RunFlow", "Summary", "RunFolder", "RunCommand", "ArticleSet" }.Select(type => $"Features.Runs.{type}")];

    private static readonly string[] Storeys = ["Base", "Engine", "Features", "Cli", ""];

    private static readonly (string User, string Used)[] Uses =
    [
        .. from use in AssemblyUses.Of(typeof(RunRecord).Assembly)
           where use.User.StartsWith(Program, StringComparison.Ordinal) && use.Used.StartsWith(Program, StringComparison.Ordinal)
           select (use.User[Program.Length..], use.Used[Program.Length..]),
    ];

    [Fact]
    public void Each_storey_uses_those_below_it() => Assert.Empty(Wrong(static (user, used) => StoreyOf(used) > StoreyOf(user)));

    // A run prints reports, but decides without them. All else is given by the contract of features, or lies below.
    [Fact]
    public void No_feature_uses_another_but_a_run_prints_reports() =>
        Assert.Empty(Wrong(static (user, used) =>
            FeatureOf(user) is { } one && FeatureOf(used) is { } other
                && one != other && !(other == "Reports" && Printers.Contains(user))));

    private static IEnumerable<string> Wrong(Func<string, string, bool> isWrong) =>
        Uses.Where(use => isWrong(use.User, use.Used)).Select(use => $"{use.User} uses {use.Used}").Distinct().Order();

    private static string? FeatureOf(string type) => type.Split('.') is ["Features", var feature, _, ..] ? feature : null;

    private static int StoreyOf(string type)
    {
        string[] parts = type.Split('.');
        int storey = Array.IndexOf(Storeys, parts.Length == 1 ? "" : parts[0]);
        Assert.True(storey >= 0, $"{type} is in none of the storeys {string.Join(", ", Storeys)}");
        return storey;
    }
}
