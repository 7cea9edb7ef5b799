using SerBench.Benchmarks.Tests.Features.Reports.Html;

namespace SerBench.Benchmarks.Tests.Engine.Measure;

public sealed partial class BenchmarkDotNetFilesTests : WithFolder
{
    // The orderer of BenchmarkDotNet takes minutes for as many rows.
    [Fact]
    public void A_large_run_has_a_line_per_row_and_ranks_within_its_groups()
    {
        BenchmarkDotNetFiles.Write(_folder.Path, LargeRecord.Of(rows: 1400, samples: 6));

        string[] lines = _folder.ReadText("SerBench-report.csv").TrimEnd().ReplaceLineEndings("\n").Split('\n');
        int rank = Array.IndexOf(lines[0].Split(','), "Rank");
        Assert.Equal(1 + 1400, lines.Length);
        Assert.All(
            lines[1..],
            line => Assert.InRange(int.Parse(Quoted().Replace(line, "").Split(',')[rank], CultureInfo.InvariantCulture), 1, 100));
    }

    [GeneratedRegex("\"[^\"]*\"")]
    private static partial Regex Quoted();
}
