using SerBench.Engine.Base.Pages.Charts;

namespace SerBench.Benchmarks.Features.Load;

internal sealed class LoadSection : IReportSection
{
    public Section? Write(RunRecord record, Figures figures) => record.Load is not { } load ? null : new Section("load", "Under load",
    [
        new Block.Paragraph($"Measured on {load.Started:yyyy-MM-dd}, {load.Processor}, {load.Cores} processors."),
        .. Describe(load),
    ]);

    public static IEnumerable<Block> Describe(LoadRecord load) => LoadGroup.Of(load).SelectMany(Describe);

    private static IEnumerable<Block> Describe(LoadGroup group)
    {
        yield return new Block.Heading(group.Title);
        if (group.Rate is null)
        {
            yield return new Block.Table($"Threads, {group.Title}", LoadTables.OfThreads(group));
            yield return new Block.Paragraph(
                "k/s: thousands of messages in a second of each thread, each written and read. Keeps: the share of one thread's speed. "
                + "Processor: ns of all processors for a message, those of the collector included. Pauses: the share of the time.");
            yield return new Block.Picture(LoadCharts.OfCost(group));
        }

        yield return new Block.Table($"Latencies, {group.Title}", LoadTables.OfLatencies(group));
        LoadRow last = group.Rows[^1];
        yield return new Block.Paragraph(
            $"{(group.Rate is null ? "" : "From the time when a message was due. Cores: in use, without waiting. ")}"
            + $"{Plural(group.Threads[^1], "thread")}; the median, 99 and 99.9 of 100 messages, and the longest; the clock adds "
            + $"{last.Clock:0} ns. Medians of {Plural(group.Rounds, "round")}"
            + (group.Noise.IsMeasured ? $", noise {group.Noise.Deviation:0 %} in cost." : "."));
        yield return new Block.Picture(LoadCharts.OfLatencies(group));
        yield return new Block.Bullets([.. group.Say()]);
    }

    private static string Plural(int count, string word) => $"{count} {word}{(count == 1 ? "" : "s")}";
}

internal static class LoadTables
{
    private const double Thousand = 1000;
    private const double Million = 1e6;

    public static TextTable OfThreads(LoadGroup group)
    {
        IReadOnlyList<int> threads = group.Threads;
        return TextTable.Of(
            group.Serializers,
            1,
            [
                ("library", SerializerNames.Spoken),
                .. threads.Select<int, (string, Func<string, string>)>(count => (
                    count == 1 ? "1 thread: k/s" : $"{count}: k/s",
                    serializer => TimeUnit.FormatNumber(group.Median(serializer, count, row => Million / row.Cost)))),
                .. threads.Skip(1).Select<int, (string, Func<string, string>)>(count => (
                    threads.Count == 2 ? "keeps" : $"{count}: keeps", serializer => $"{group.Kept(serializer, count):0 %}")),
                ("processor ns", serializer => TimeUnit.FormatNumber(group.Median(serializer, threads[^1], row => row.Processor))),
                ("allocated", serializer => $"{group.Median(serializer, threads[^1], row => row.Allocated):#,##0}"),
                ("pauses", serializer => $"{group.Median(serializer, threads[^1], row => row.Pauses):0.0 %}"),
            ]);
    }

    public static TextTable OfLatencies(LoadGroup group)
    {
        int most = group.Threads[^1];
        double Of(string serializer, Func<LoadRow, double> figure) => group.Median(serializer, most, figure);
        var unit = TimeUnit.For(group.Rows.Where(row => row.Threads == most).Select(row => row.Latencies.Median));
        string Time(string serializer, Func<LoadLatencies, double> figure, int messages = 1) =>
            group.Find(serializer, most) is var rows && rows.Any(row => row.IsBehind) ? "behind"
                : rows.Any(row => row.Messages < messages) ? SizeText.Dash
                : unit.Format(Of(serializer, row => figure(row.Latencies)));
        string Megabytes(double bytes) => TimeUnit.FormatNumber(bytes / Million);
        return TextTable.Of(
            group.Serializers,
            1,
            [
                ("library", SerializerNames.Spoken),
                .. group.Rate is null ? [] : new (string, Func<string, string>)[]
                {
                    ("served/s", serializer => $"{Of(serializer, row => row.PerSecond):#,##0}"),
                    ("cores", serializer => $"{Of(serializer, row => row.Cores):0.000}"),
                    ("pauses", serializer => $"{Of(serializer, row => row.Pauses):0.0 %}"),
                },
                ($"p50 {unit.Name}", serializer => Time(serializer, times => times.Median)),
                ("p99", serializer => Time(serializer, times => times.P99, 100)),
                ("p99.9", serializer => Time(serializer, times => times.P999, 1000)),
                ("longest", serializer => Time(serializer, times => times.Longest)),
                ("peak MB", serializer => group.Find(serializer, most)[0].Peak is null ? ""
                    : Megabytes(Of(serializer, row => row.Peak ?? 0))),
                ("kept MB", serializer => Megabytes(Of(serializer, row => row.Retained))),
            ]);
    }
}

internal static class LoadCharts
{
    public static StackedBars OfCost(LoadGroup group) => Draw(
        group,
        $"Nanoseconds of each of {group.Threads[^1]} threads for a message",
        ("kind0", "calls", row => row.Cost * (1 - row.Pauses)),
        ("kind2", "pauses of the collector", row => row.Cost));

    public static StackedBars OfLatencies(LoadGroup group) => Draw(
        group,
        "Nanoseconds within which messages were done",
        ("kind0", "half of them", row => row.Latencies.Median),
        ("kind1", "99 %", row => row.Latencies.P99),
        ("kind2", "99.9 %", row => row.Latencies.P999));

    private static StackedBars Draw(
        LoadGroup data, string description, params (string Class, string Name, Func<LoadRow, double> End)[] parts)
    {
        StackedBar[] bars =
        [
            .. from serializer in data.Serializers
               let ends = parts.Select(part => data.Median(serializer, data.Threads[^1], part.End)).ToArray()
               select new StackedBar(
                   SerializerNames.Spoken(serializer),
                   Format(ends[^1]),
                   [.. parts.Select((part, i) => new StackedPart(
                       part.Class, Math.Max(0, ends[i] - (i == 0 ? 0 : ends[i - 1])), $"{part.Name}: {Format(ends[i])}"))]),
        ];
        double longest = bars.Max(bar => bar.Parts.Sum(part => part.Length));
        return new StackedBars(description, Math.Max(double.Epsilon, longest), [.. parts.Select(part => (part.Class, part.Name))], bars);
    }

    private static string Format(double nanoseconds) => $"{TimeUnit.FormatNumber(nanoseconds)} ns";
}
