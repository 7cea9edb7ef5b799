namespace SerBench.Benchmarks.Tests.Features.Compare;

public class RunComparisonTests
{
    [Fact]
    public void Sizes_and_allocations_are_exact()
    {
        CellId fast = SampleRecords.Row(SampleRecords.Fast, Operation.Encode).Cell;
        RowRecord slow = SampleRecords.Row(SampleRecords.Slow, Operation.Encode);
        RunRecord changed = SampleRecords.Quick
            .WithCells(cell => cell.Id == fast ? SampleRecords.Cell(SampleRecords.Fast, 1068) : cell)
            .WithTimings(timing => timing.Row == slow ? timing with { AllocatedBytes = 1 } : timing);

        RunComparison comparison = RunComparison.Of(SampleRecords.Quick, changed);

        Assert.Equal(
            [
                new ExactChange(ExactKind.Size, "ignite-raw/compiled person/article", 1067, 1068),
                new ExactChange(ExactKind.Alloc, "ignite-raw/reflection person/article encode", 0, 1),
            ],
            comparison.Changes);
    }

    [Fact]
    public void Unlike_machines_are_warned_of()
    {
        RunRecord other = SampleRecords.Quick with
        {
            Environment = SampleRecords.Quick.Environment with { Processor = "Another processor" },
        };

        Assert.Contains(
            "The processor differs: A processor before, Another processor now.",
            RunComparison.Of(SampleRecords.Quick, other).Warnings);
        Assert.Empty(RunComparison.Of(SampleRecords.Quick, SampleRecords.Quick).Warnings);
    }
}
