using System.Globalization;
using SerBench.Benchmarks.Environments;
using SerBench.Benchmarks.Results;

namespace SerBench.Benchmarks.Reports.Sections;

/// <summary>The machine, the commit, and the files that were measured.</summary>
internal sealed class EnvironmentSection : IReportSection
{
    public Section Write(RunRecord record, Figures figures)
    {
        string[] loop = record.ClosingLoopNanoseconds is { } closing
            ? [string.Create(CultureInfo.InvariantCulture, $"the fixed loop after the last row: {(closing / record.Environment.LoopNanoseconds) - 1:+0.0 %;-0.0 %}")]
            : [];
        return new Section("environment", "Environment",
        [
            new Block.Items(
            [
                .. EnvironmentText.Lines(record.Environment), .. loop,
                $"commit: {record.Commit ?? "unknown"}",
                $"command line: {record.CommandLine}",
                .. record.Libraries.Select(library => library.ToString()),
            ]),
        ]);
    }
}
