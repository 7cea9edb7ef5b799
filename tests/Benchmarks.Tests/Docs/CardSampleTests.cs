namespace SerBench.Benchmarks.Tests.Docs;

// samples/Card times the modes of the card as a plain program of BenchmarkDotNet, and eng/beside lays it beside a run.
public partial class CardSampleTests
{
    private static readonly string Modes = Clone.Read("samples/Card/Modes.cs");

    [Fact]
    public void Every_mode_of_the_card_is_a_benchmark_of_each_operation()
    {
        string[] modes = [.. ModeLine.All.Select(line => NoLetters().Replace(line.Name, ""))];

        Assert.Equal(modes.Select(mode => "Encode" + mode), Methods("Encode"));
        Assert.Equal(modes.Select(mode => "Decode" + mode), Methods("Decode"));
        Assert.Equal(2, Modes.Split("[Benchmark(Baseline = true)").Length - 1);
    }

    [Fact]
    public void Every_model_of_the_card_is_a_class() => Assert.Equal(
        ModeLine.Data.Select(data => (data.Model, data.Scenario)),
        Classes().Matches(Modes).Select(match => (match.Groups["model"].Value, match.Groups["scenario"].Value)));

    // What flatc would generate is beside the program.
    [Fact]
    public void The_program_is_short() => Assert.InRange(
        Directory.GetFiles(Clone.At("samples/Card"), "*.cs")
            .Where(file => Path.GetFileName(file) != "FlatTables.cs")
            .Sum(file => File.ReadLines(file).Count()),
        100, 250);

    [Fact]
    public void The_table_beside_a_run_knows_the_serializer_of_each_mode()
    {
        string script = Clone.Read("eng/beside");

        Assert.Contains($"\"{string.Join(' ', ModeLine.All.Select(line => NoLetters().Replace(line.Name, "")))}\"", script);
        Assert.Equal(
            ModeLine.All.Select(line => line.Serializers[0]),
            Identifiers().Match(script).Groups["ids"].Value.Replace("\" \\\n", "").Replace("\"", "")
                .Split(' ', StringSplitOptions.RemoveEmptyEntries));
    }

    private static IEnumerable<string> Methods(string operation) =>
        Benchmarks().Matches(Modes).Select(match => match.Groups["name"].Value)
            .Where(name => name.StartsWith(operation, StringComparison.Ordinal));

    [GeneratedRegex(@"[^A-Za-z0-9]")]
    private static partial Regex NoLetters();

    [GeneratedRegex(@"\[Benchmark\b[^\n]*BenchmarkCategory\((?<operation>Encode|Decode)\)\]\s+public \S+ (?<name>\k<operation>\w+)\(\)")]
    private static partial Regex Benchmarks();

    [GeneratedRegex(@"\[BenchmarkCategory\(""(?<model>\w+)""\)\]\s+public partial class \w+Modes\(\)[^\n]*, ""(?<scenario>[^""]+)""\);")]
    private static partial Regex Classes();

    [GeneratedRegex(@"split\((?<ids>""ignite/accessors .*?), id, "" ""\)", RegexOptions.Singleline)]
    private static partial Regex Identifiers();
}
