using SerBench.Benchmarks.Features.Counts;

namespace SerBench.Benchmarks.Tests.Features.Counts;

public class CellCounterTests
{
    private static readonly RowRecord Row = SampleRecords.Row("a/b", Operation.Encode);

    [Fact]
    public void Processes_that_agree_give_mean_and_minimum()
    {
        CountRecord count = Judge(isPgo: false, [100, 100, 103], [100, 100, 103]);

        Assert.Equal(new CountRecord(Row, 101, 100, 3, null), count);
    }

    [Fact]
    public void Processes_that_disagree_are_never_averaged()
    {
        CountRecord count = Judge(isPgo: false, [1000, 1000], [1010, 1010]);

        Assert.False(count.IsCounted);
        Assert.Equal("its processes counted from 1000 to 1010", count.Reason);
    }

    [Fact]
    public void With_a_profile_the_middle_process_stands()
    {
        CountRecord count = Judge(isPgo: true, [1010, 1010], [1000, 1000], [1001, 1001]);

        Assert.Equal(1001, count.Mean);
    }

    [Fact]
    public void A_fault_of_one_process_is_the_reason() =>
        Assert.Equal(
            "a signal came in between",
            new CellCounter(isPgo: false).Judge(Row, [new([5], null), new([5], "a signal came in between")]).Reason);

    [Theory]
    [InlineData(new byte[] { 0xF3, 0xA4 }, 2)]
    [InlineData(new byte[] { 0xF3, 0x48, 0xAB }, 3)]
    [InlineData(new byte[] { 0x66, 0xF2, 0xAF }, 3)]
    [InlineData(new byte[] { 0xA4 }, null)]
    [InlineData(new byte[] { 0xF3, 0x90 }, null)]
    [InlineData(new byte[] { 0xEB, 0xFE }, null)]
    public void Instructions_that_repeat_are_recognised(byte[] code, int? length)
    {
        byte[] bytes = new byte[8];
        code.CopyTo(bytes, 0);

        Assert.Equal(length, RepeatedInstruction.LengthOf((nint)BitConverter.ToInt64(bytes)));
    }

    private static CountRecord Judge(bool isPgo, params long[][] processes) =>
        new CellCounter(isPgo).Judge(Row, [.. processes.Select(counts => new SteppedLoop(counts, null))]);
}
