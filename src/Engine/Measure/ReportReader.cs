using BenchmarkDotNet.Engines;
using BenchmarkDotNet.Reports;

namespace SerBench.Engine.Measure;

internal static class ReportReader
{
    private const string ExceptionMark = "Exception:";
    private const string InnerMark = "--->";

    public static IReadOnlyList<TimingRecord> Read(BenchmarkReport report, TimedLaunch launch)
    {
        string? failure = report.Success ? null : FindFailure(report);
        long? kept = SampleLine.FindKept(LinesOf(report));
        TimingRecord[] timings =
            [.. launch.Rows.SkipLast(1).Select(row => ReadLine(report, row, failure)), ReadOwn(report, launch.Rows[^1], failure)];
        return
        [
            .. timings.Select(timing => WithCode(timing, LinesOf(report)) with
            {
                KeptBytes = timing.Row.Operation == Operation.Decode ? kept : null,
            }),
        ];
    }

    // Removes times of code that the JIT had not yet compiled finally.
    private static TimingRecord WithCode(TimingRecord timing, IEnumerable<string> lines)
    {
        (string? fault, string? remark) = SampleLine.FindCode(lines, timing.Row.Operation);
        return timing with { Code = remark, Launches = fault is null ? timing.Launches : [], Failure = timing.Failure ?? fault };
    }

    private static IEnumerable<string> LinesOf(BenchmarkReport report) => report.ExecuteResults.SelectMany(result => result.PrefixedLines);

    private static TimingRecord ReadLine(BenchmarkReport report, TimedRow row, string? failure) =>
        SampleLine.Find(LinesOf(report), row.Operation) is { } line
            ? new TimingRecord(row.Record, row.Batch, [line.Samples], line.Allocated, failure)
            : new TimingRecord(row.Record, row.Batch, [], null, failure ?? "the timing process gave no samples");

    private static TimingRecord ReadOwn(BenchmarkReport report, TimedRow row, string? failure)
    {
        double[][] launches =
        [
            .. report.AllMeasurements
                .Where(measurement =>
                    measurement.IterationMode == IterationMode.Workload && measurement.IterationStage == IterationStage.Result)
                .GroupBy(measurement => measurement.LaunchIndex)
                .Select(launch => launch.Select(measurement => measurement.Nanoseconds / measurement.Operations).ToArray()),
        ];
        return new TimingRecord(
            row.Record,
            row.Batch,
            launches,
            report.GcStats.GetBytesAllocatedPerOperation(report.BenchmarkCase),
            failure ?? (launches.Length > 0 ? null : FindFailure(report)));
    }

    private static string FindFailure(BenchmarkReport report)
    {
        if (!report.BuildResult.IsBuildSuccess)
        {
            return "the benchmark's project was not built: "
                + (report.BuildResult.GenerateException?.Message ?? FirstError(report.BuildResult.ErrorMessage));
        }

        string[] exceptions =
        [
            .. report.ExecuteResults
                .SelectMany(result => result.StandardOutput.Concat(result.PrefixedLines).Concat(result.Results))
                .Where(line => line.Contains(ExceptionMark)),
        ];

        return exceptions.LastOrDefault()?.Replace(InnerMark, "").Trim()
            ?? $"the timing process ended with exit code {(report.ExecuteResults is [.., var last] ? last.ExitCode : null)}";
    }

    private static string FirstError(string? output) =>
        output?.Split('\n').FirstOrDefault(line => line.Contains("error", StringComparison.OrdinalIgnoreCase))?.Trim()
            ?? "no reason was given";
}
