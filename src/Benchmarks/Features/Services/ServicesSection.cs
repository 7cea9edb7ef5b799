namespace SerBench.Benchmarks.Features.Services;

internal sealed class ServicesSection : IReportSection
{
    private const string Legend =
        "Stream and pipe: write a message and read it in pieces of 4 KB; native: by calls of the library, "
        + "adapted: it has arrays alone, and messages are copied. "
        + "Of floor: the time of straight-line code with a fixed layout for the stream, as a part of the library's. "
        + "First call: in a new process with the JIT, encode and decode. "
        + "Settled: from then on, in bursts with pauses, until a call takes at most twice its steady time. "
        + "Allocated and retained: by encoding and decoding. ";

    public Section? Write(RunRecord record, Figures figures) =>
        DataOf(record).ToArray() is not { Length: > 0 } data ? null : new("services", "In a service",
        [
            new Block.Paragraph(Legend + (record.Aot is { } aot
                ? $"{AotTable.Legend} The programs were made on {aot.Started:yyyy-MM-dd} with the runtime {aot.Runtime}; "
                    + $"without a library one has {aot.EmptyBytes / 1000.0:#,##0} KB and starts in "
                    + $"{TimeUnit.FormatNumber(aot.EmptyStartMilliseconds)} ms."
                : "No program was compiled ahead of time for this record: "
                    + $"`aot{OutsideOptions.WordsIn(record.CommandLine)} --save aot.json` does, "
                    + "`report run.json --aot aot.json` shows it here.")),
            .. data.SelectMany(one => new Block[]
            {
                new Block.Heading($"{one.Model} / {one.Scenario}"),
                new Block.Table(
                    $"Services, {one.Model} / {one.Scenario}", ServicesTable.Create(record, figures, one.Model, one.Scenario)),
            }),
        ]);

    private static IEnumerable<(string Model, string Scenario)> DataOf(RunRecord record) =>
        (record.Aot is { } aot ? new[] { (aot.Model, aot.Scenario) } : [])
        .Concat(record.Timings
            .Where(timing => timing.Row.Operation is Operation.Stream or Operation.Pipe && timing.HasSamples)
            .Select(timing => (timing.Row.Model, timing.Row.Scenario)))
        .Distinct();
}
