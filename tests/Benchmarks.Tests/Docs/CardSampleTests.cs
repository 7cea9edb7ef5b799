namespace SerBench.Benchmarks.Tests.Docs;

// samples/Card times the modes of the card as a plain program of BenchmarkDotNet, and eng/beside lays it beside a run.
public sealed partial class CardSampleTests : WithFolder
{
    // The plain program has the real BinaryFormatter alone.
    private static readonly ModeLine[] Lines = [.. ModeLine.All.Where(line => line.Serializers[0] != "nrbf/generated")];

    private static readonly string[] Modes = [.. Lines.Select(line => NoLetters().Replace(line.Name, ""))];

    private static readonly string Person = Clone.Read("samples/Card/PersonModes.cs");

    [Theory]
    [InlineData("Encode")]
    [InlineData("Decode")]
    public void Every_mode_of_the_card_is_a_benchmark(string operation)
    {
        Match[] benchmarks = [.. Benchmarks().Matches(Person).Where(match => match.Groups["operation"].Value == operation)];

        Assert.Equal(Modes.Select(mode => operation + mode), benchmarks.Select(match => match.Groups["name"].Value));
        Assert.Equal(operation + "Protobuf", Assert.Single(benchmarks, match => match.Value.Contains("Baseline")).Groups["name"].Value);
    }

    // The sample takes the first scenario of each model, and copies the benchmarks of one model for the others.
    [Fact]
    public void Every_model_of_the_card_is_measured()
    {
        string project = Clone.Read("samples/Card/Card.csproj");

        Assert.All(ModeLine.Data, data =>
        {
            Assert.Equal(data.Scenario, ModelCatalog.BuiltIn.Find(data.Model)!.Scenarios[0].Name);
            Assert.True(data.Model == "person" || project.Contains($".Replace('person', '{data.Model}')"), data.Model);
        });
        Assert.Contains("new PersonModel().Scenarios[0], seed: 1", Person);
        Assert.Equal(1ul, CellId.Seed);
    }

    // FlatTables stands for what flatc generates.
    [Fact]
    public void The_program_is_short() => Assert.InRange(
        Directory.GetFiles(Clone.At("samples/Card"), "*.cs")
            .Where(file => Path.GetFileName(file) != "FlatTables.cs")
            .Sum(file => File.ReadLines(file).Count()),
        100, 250);

    [Fact]
    public void The_table_beside_a_run_has_the_serializer_of_each_mode()
    {
        string[] texts = [.. Texts().Matches(Clone.Read("eng/beside")).Select(match => match.Groups["text"].Value)];

        Assert.Contains(string.Join(' ', Modes), texts);
        Assert.Contains(string.Join(' ', Lines.Select(line => line.Serializers[0])), texts);
        Assert.Contains(string.Join(' ', ModeLine.Data.Select(data => data.Model)), texts);
    }

    [Theory]
    [InlineData("peer/MemoryPack", "Encode", 114, 0)]
    [InlineData("peer/MemoryPack", "Encode", 116, 1)]
    [InlineData("peer/MemoryPack", "Decode", 116, 0)]
    [InlineData("dense/generated", "Encode", 116, 0)]
    public void A_row_of_a_library_that_encodes_slower_than_the_plain_program_fails(
        string row, string slow, int nanoseconds, int exitCode)
    {
        if (OperatingSystem.IsWindows())
        {
            return;
        }

        var cells =
            from line in Lines
            from data in ModeLine.Data
            from operation in new[] { "Encode", "Decode" }
            select (Line: line, data.Model, data.Scenario, Operation: operation);

        // Rows of other data, which are faster, do not count.
        string run = _folder.Write("report.csv", "serializer,model,scenario,operation,median_ns,bytes\n" + string.Concat(
            from cell in cells
            from scenario in new[] { cell.Scenario, "mixed" }
            let time = scenario != cell.Scenario ? 1 : cell.Line.Serializers[0] == row && cell.Operation == slow ? nanoseconds : 100
            select $"{cell.Line.Serializers[0]},{cell.Model},{scenario},{cell.Operation.ToLowerInvariant()},{time},9\n"));
        string plain = _folder.Write("plain.csv", "Method,Type,Median,Bytes\n" + string.Concat(cells.Select(cell =>
            $"{cell.Operation}{NoLetters().Replace(cell.Line.Name, "")},"
                + $"{char.ToUpperInvariant(cell.Model[0])}{cell.Model[1..]}Modes,100 ns,9\n")));

        ProgramOutput output = ProgramOutput.Of(new ProcessStartInfo("bash", [Clone.At("eng/beside"), run, plain]))!;

        Assert.Equal(exitCode, output.ExitCode);
        Assert.Equal(exitCode == 1, output.Errors.Contains("slower than the plain program: person MemoryPack encode"));
    }

    [GeneratedRegex(@"[^A-Za-z0-9]")]
    private static partial Regex NoLetters();

    [GeneratedRegex(@"\[Benchmark\b[^\n]*\bBenchmarkCategory\((?<operation>\w+)\)\]\s+public \S+ (?<name>\k<operation>\w+)\(\)")]
    private static partial Regex Benchmarks();

    [GeneratedRegex("split\\(\"(?<text>[^\"]+)\"")]
    private static partial Regex Texts();
}
