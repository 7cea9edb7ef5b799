using SerBench.Benchmarks.Base.Records;
using SerBench.Formats.Tests.Architecture;

namespace SerBench.Benchmarks.Tests.Architecture;

/// <summary>The program has four storeys: each uses only those below it (ARCHITECTURE.md).</summary>
public sealed class StoreyTests
{
    private const string Program = "SerBench.Benchmarks.";

    private static readonly string[] Storeys = ["Base", "Engine", "Features", "Cli", ""];

    [Fact]
    public void Each_storey_uses_those_below_it()
    {
        var wrong =
            from use in AssemblyUses.Of(typeof(RunRecord).Assembly)
            where use.User.StartsWith(Program, StringComparison.Ordinal) && use.Used.StartsWith(Program, StringComparison.Ordinal)
            where StoreyOf(use.Used) > StoreyOf(use.User)
            select $"{use.User} uses {use.Used}";
        Assert.Empty(wrong.Distinct().Order());
    }

    private static int StoreyOf(string type)
    {
        string[] parts = type[Program.Length..].Split('.');
        int storey = Array.IndexOf(Storeys, parts.Length == 1 ? "" : parts[0]);
        Assert.True(storey >= 0, $"{type} is in none of the storeys {string.Join(", ", Storeys)}");
        return storey;
    }
}
