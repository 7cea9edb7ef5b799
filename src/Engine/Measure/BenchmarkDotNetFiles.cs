using System.Collections.Immutable;
using BenchmarkDotNet.Columns;
using BenchmarkDotNet.Configs;
using BenchmarkDotNet.Environments;
using BenchmarkDotNet.Exporters;
using BenchmarkDotNet.Exporters.Csv;
using BenchmarkDotNet.Jobs;
using BenchmarkDotNet.Loggers;
using BenchmarkDotNet.Order;
using BenchmarkDotNet.Parameters;
using BenchmarkDotNet.Reports;
using BenchmarkDotNet.Running;
using BenchmarkDotNet.Toolchains.Results;

namespace SerBench.Engine.Measure;

// Replaces BenchmarkDotNet's own summary, which has only the last operation that each process timed.
internal static class BenchmarkDotNetFiles
{
    private const string Title = "SerBench";
    private const string Markdown = $"{Title}-report-github.md";
    private const string Csv = $"{Title}-report.csv";

    public static void Write(string folder, RunRecord record)
    {
        var job = new Job(record.Profile.Name);
        ImmutableConfig config = ImmutableConfigBuilder.Create(
            ManualConfig.CreateEmpty().AddColumnProvider(DefaultColumnProviders.Instance).AddJob(job)
                .WithOrderer(new AsGiven()).AddColumn(RankColumn.Arabic));
        BenchmarkReport[] reports =
        [
            .. from timing in record.Timings
               where timing.HasSamples
               group timing by (timing.Row.Model, timing.Row.Scenario, timing.Row.Operation) into data
               from timing in data.OrderBy(timing => timing.Summarize().Mean)
               select ReportOf(timing, record.FindCell(timing.Row.Cell)?.Size, job, config),
        ];
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

    private static BenchmarkReport ReportOf(TimingRecord timing, SizeRange? size, Job job, ImmutableConfig config)
    {
        var descriptor = new Descriptor(
            typeof(CellBenchmark), typeof(CellBenchmark).GetMethod(nameof(CellBenchmark.Run))!,
            description: RowFilter.FullNameOf(timing.Row),
            baseline: timing.Row.Serializer == ModeLine.Protobuf.Serializers[0],
            categories: [$"{timing.Row.Model}/{timing.Row.Scenario} {KebabCase.Of(timing.Row.Operation)}"]);
        BenchmarkCase benchmark = BenchmarkCase.Create(descriptor, job, new ParameterInstances([]), config);
        ExecuteResult[] launches =
        [
            .. timing.Launches.Select((samples, launch) => new ExecuteResult(
                foundExecutable: true, exitCode: 0, processId: null, [.. samples.Select(LineOf)], [], [], launch + 1)),
        ];
        Metric[] metrics =
        [
            .. size is null ? [] : new[] { new Metric(Amount.Message, size.Mean) },
            .. timing.AllocatedBytes is { } bytes ? [new Metric(Amount.Allocated, bytes)] : Array.Empty<Metric>(),
        ];
        return new BenchmarkReport(success: true, benchmark, null!, null!, launches, metrics);
    }

    private static string LineOf(double sample, int number) =>
        $"WorkloadResult {number + 1}: 1 op, {sample:0.000} ns, {sample:0.000} ns/op";

    // Rows come in groups already. BenchmarkDotNet's own orderer looks at all rows to find the group of each, which takes minutes after a
    // full run.
    private sealed class AsGiven : IOrderer
    {
        public bool SeparateLogicalGroups => true;

        public IEnumerable<BenchmarkCase> GetExecutionOrder(
            ImmutableArray<BenchmarkCase> benchmarksCase, IEnumerable<BenchmarkLogicalGroupRule>? order = null) => benchmarksCase;

        public IEnumerable<BenchmarkCase> GetSummaryOrder(ImmutableArray<BenchmarkCase> benchmarksCases, Summary summary) =>
            benchmarksCases;

        public string? GetHighlightGroupKey(BenchmarkCase benchmarkCase) => null;

        public string GetLogicalGroupKey(ImmutableArray<BenchmarkCase> allBenchmarksCases, BenchmarkCase benchmarkCase) =>
            benchmarkCase.Descriptor.Categories.Single();

        public IEnumerable<IGrouping<string, BenchmarkCase>> GetLogicalGroupOrder(
            IEnumerable<IGrouping<string, BenchmarkCase>> logicalGroups, IEnumerable<BenchmarkLogicalGroupRule>? order = null) =>
            logicalGroups;
    }

    private sealed class Amount(string name, string legend, int order) : IMetricDescriptor
    {
        public static Amount Message { get; } = new("Bytes", "Mean size of a message", 0);

        public static Amount Allocated { get; } = new("Allocated", "Allocated memory per single operation (managed only)", 1);

        public string Id => name;

        public string DisplayName => name;

        public string Legend => legend;

        public string NumberFormat => "0.##";

        public UnitType UnitType => UnitType.Size;

        public string Unit => "B";

        public bool TheGreaterTheBetter => false;

        public int PriorityInCategory => order;

        public bool GetIsAvailable(Metric metric) => true;
    }
}
