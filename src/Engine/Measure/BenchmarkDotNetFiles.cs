using BenchmarkDotNet.Columns;
using BenchmarkDotNet.Configs;
using BenchmarkDotNet.Environments;
using BenchmarkDotNet.Exporters;
using BenchmarkDotNet.Exporters.Csv;
using BenchmarkDotNet.Jobs;
using BenchmarkDotNet.Loggers;
using BenchmarkDotNet.Parameters;
using BenchmarkDotNet.Reports;
using BenchmarkDotNet.Running;
using BenchmarkDotNet.Toolchains.Results;

namespace SerBench.Engine.Measure;

// The tables that users of BenchmarkDotNet expect. BenchmarkDotNet's own summary has only the last row of each launch.
internal static class BenchmarkDotNetFiles
{
    private const string Title = "SerBench";
    private const string Markdown = $"{Title}-report-github.md";
    private const string Csv = $"{Title}-report.csv";

    public const string Names = $"{Markdown}, {Csv}";

    public static void Write(string folder, RunRecord record)
    {
        var job = new Job(record.Profile.Name);
        ImmutableConfig config = ImmutableConfigBuilder.Create(
            ManualConfig.CreateEmpty().AddColumnProvider(DefaultColumnProviders.Instance).AddJob(job));
        BenchmarkReport[] reports = [.. record.Timings.Where(timing => timing.HasSamples).Select(timing => ReportOf(timing, job, config))];
        if (reports.Length == 0)
        {
            return;
        }

        var summary = new Summary(
            Title, [.. reports], HostEnvironmentInfo.GetCurrent(), folder, logFilePath: "", TimeSpan.Zero, CultureInfo.InvariantCulture, [],
            []);
        foreach ((IExporter exporter, string file) in
            new (IExporter, string)[] { (MarkdownExporter.GitHub, Markdown), (CsvExporter.Default, Csv) })
        {
            var log = new AccumulationLogger();
            exporter.ExportToLog(summary, log);
            NamedFile.WriteText(Path.Combine(folder, file), log.GetLog());
        }
    }

    private static BenchmarkReport ReportOf(TimingRecord timing, Job job, ImmutableConfig config)
    {
        var descriptor = new Descriptor(
            typeof(CellBenchmark), typeof(CellBenchmark).GetMethod(nameof(CellBenchmark.Run))!,
            description: RowFilter.FullNameOf(timing.Row));
        BenchmarkCase benchmark = BenchmarkCase.Create(descriptor, job, new ParameterInstances([]), config);
        ExecuteResult[] launches =
        [
            .. timing.Launches.Select((samples, launch) => new ExecuteResult(
                foundExecutable: true, exitCode: 0, processId: null, [.. samples.Select(LineOf)], [], [], launch + 1)),
        ];
        Metric[] metrics = timing.AllocatedBytes is { } bytes ? [new Metric(Allocated.Instance, bytes)] : [];
        return new BenchmarkReport(success: true, benchmark, null!, null!, launches, metrics);
    }

    private static string LineOf(double sample, int number) =>
        $"WorkloadResult {number + 1}: 1 op, {sample:0.000} ns, {sample:0.000} ns/op";

    private sealed class Allocated : IMetricDescriptor
    {
        public static Allocated Instance { get; } = new();

        public string Id => "Allocated Memory";

        public string DisplayName => "Allocated";

        public string Legend => "Allocated memory per single operation (managed only)";

        public string NumberFormat => "0.##";

        public UnitType UnitType => UnitType.Size;

        public string Unit => "B";

        public bool TheGreaterTheBetter => false;

        public int PriorityInCategory => 1;

        public bool GetIsAvailable(Metric metric) => true;
    }
}
