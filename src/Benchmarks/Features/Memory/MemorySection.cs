namespace SerBench.Benchmarks.Features.Memory;

internal sealed class MemorySection : IReportSection
{
    public const string Legend =
        "Encode is into a new array, without a buffer that the caller keeps. "
        + "Peak: the most physical memory during the first call, beyond what the process had before. "
        + "Retained: the heap after all calls, their results and a full collection, less the heap before. "
        + "Gen 0 to 2: collections per million calls. Both operations of a cell had one process of their own.";

    public Section Write(RunRecord record, Figures figures) =>
        new("memory", "Memory during and after a call", record.Memory is { } memory ? Describe(memory) :
        [
            new Block.Paragraph(
                $"This record has no memory of rows: `memory{OutsideOptions.WordsIn(record.CommandLine)} --save memory.json` measures it, "
                + "`report run.json --memory memory.json` shows it here."),
        ]);

    private static Block[] Describe(MemoryRecord memory) =>
    [
        new Block.Paragraph(
            $"{Legend} Measured on {memory.Started:yyyy-MM-dd}"
            + $"{(memory.Commit is { } commit ? $" at commit {commit[..Math.Min(12, commit.Length)]}" : "")}, {memory.Processor}."),
        .. MemoryTable.Create(memory),
    ];
}
