namespace SerBench.Benchmarks.Tests.Engine.Measure;

// Which of the methods that get other code belong to a row, and what is said of them.
public class WarmCodeTests
{
    private const int Library = 1;
    private const int Runtime = 2;
    private const int Harness = 3;

    private static readonly WarmCode Warm = new(
        true,
        [
            new CompiledMethod(10, Library, "Lib.Writer`1[Lib.Point]", "Write", CodeTier.InstrumentedTier1),
            new CompiledMethod(10, Library, "Lib.Writer`1[Lib.Point]", "Write", CodeTier.Tier1),
            new CompiledMethod(20, Runtime, "System.String", "Concat", CodeTier.Tier1),
            new CompiledMethod(30, Harness, "SerBench.Engine.Measure.CellBenchmark", "Run", CodeTier.Tier1),
        ]);

    // Large methods are compiled late, rare ones called late, and one that is generic over a struct has code for each struct.
    [Theory]
    [InlineData(10, "Lib.Writer`1[Lib.Point]", "Write")]
    [InlineData(11, "Lib.Rare", "Grow")]
    [InlineData(12, "Lib.Writer`1[Lib.Other]", "Write")]
    public void Code_of_the_library_that_changes_while_it_is_timed_gives_no_time(ulong id, string type, string name)
    {
        var late = new CompiledMethod(id, Library, type, name, CodeTier.Tier1);

        Assert.True(Warm.Runs(late));
        Assert.Equal(
            $"not settled: 1 method got other code while timed: {type}.{name}", new Settled<int>(7, Warm, [late]).Fault);
        Assert.True(Assert.Throws<UsageException>(() => new Settled<int>(7, Warm, [late]).Demand()).IsOfMachine);
    }

    [Theory]
    [InlineData(Runtime, "System.Number")]
    [InlineData(Harness, "<>z__ReadOnlyList`1")]
    [InlineData(4, "BenchmarkDotNet.Engines.Engine")]
    [InlineData(4, "Newcomer.ThatTheWarmUpNeverMet")]
    public void Code_beside_the_row_may_change(ulong module, string type) =>
        Assert.False(Warm.Runs(new CompiledMethod(40, module, type, "Run", CodeTier.Tier1)));

    [Fact]
    public void Methods_that_never_reach_the_last_tier_are_named()
    {
        CompiledMethod loop = new(13, Library, "Lib.Loop", "Turn", CodeTier.Replaced);
        CompiledMethod huge = new(14, Library, "Lib.Huge", "Read", CodeTier.Unoptimizable);

        Assert.Equal(
            "replaced while it ran: Lib.Loop.Turn; too large for the optimizer: Lib.Huge.Read",
            (Warm with { Compiled = [.. Warm.Compiled, loop, huge] }).Remark);
        Assert.Null((Warm with { Compiled = [.. Warm.Compiled, loop, loop with { Tier = CodeTier.Tier1 }] }).Remark);
    }

    [Fact]
    public void A_compiler_that_does_not_finish_gives_no_time() =>
        Assert.StartsWith("not settled: the JIT had not finished", new Settled<int>(7, Warm with { IsFinal = false }, []).Fault);

    // Six passes, each of one step.
    [Fact]
    public void Calls_that_take_long_have_time_for_every_pass()
    {
        var step = TimeSpan.FromMilliseconds(120);
        Assert.True(6 * step > WarmUp.Most);
        Assert.True(WarmUp.Settle(() => Thread.Sleep(step), 32).Limit > 0.9 * 6 * step);
    }

    [Fact]
    public void Final_code_has_a_time() => Assert.Equal(7, new Settled<int>(7, Warm, []).Demand());
}
