using SerBench.Benchmarks.Features.Load;

namespace SerBench.Benchmarks.Tests.Features.Load;

// With a clock that the messages themselves advance.
public class ArrivalsTests
{
    private const int Count = 10_000;
    private const double EachTicks = 100;

    private long _now;

    [Fact]
    public void A_stall_counts_for_all_that_became_due_meanwhile()
    {
        const int Stall = 50_000;
        int served = 0;

        Served steady = Serve(() => _now += 10);
        Served stalled = Serve(() => _now += ++served == Count / 2 ? Stall : 10);

        // About 500 messages of 10,000 become due during the stall, and 50 more until they are done.
        double tick = ClockFacts.ToNanoseconds(1);
        Assert.InRange(Of(steady).P99 / tick, 10, 100);
        Assert.InRange(Of(stalled).P99 / tick, 0.7 * Stall, Stall);
        Assert.InRange(Of(stalled).Median / tick, 10, 100);
    }

    // It falls behind, and is stopped after twice the time.
    [Fact]
    public void Who_cannot_keep_up_is_stopped()
    {
        Served served = Serve(() => _now += 500);

        Assert.InRange(served.Messages, 0.35 * Count, 0.45 * Count);
        Assert.InRange(served.Waited, 0, 50 * EachTicks);
        Assert.InRange(Of(served).Longest / ClockFacts.ToNanoseconds(1), 1.4 * EachTicks * Count, 1.8 * EachTicks * Count);
    }

    [Fact]
    public void Time_is_spent_waiting_or_working()
    {
        Served served = Serve(() => _now += 30);

        Assert.Equal(30 * Count, served.Worked);
        Assert.Equal(served.Ended, served.Waited + served.Worked);
    }

    [Fact]
    public void Each_message_is_served_once_by_several_threads()
    {
        var arrivals = new Arrivals(Count, 1, 1);
        int served = 0;

        Parallel.For(0, 4, _ => arrivals.Serve(() => Interlocked.Increment(ref served), () => 0, -15_000));

        Assert.Equal(Count, served);
    }

    private static LoadLatencies Of(Served served) => LatencyCounts.Summarize([served.Latencies]);

    // A look at the clock takes a tick, but none at the end of a message.
    private Served Serve(Action serve)
    {
        bool isDone = true;
        _now = 0;
        return new Arrivals(Count, 1 / EachTicks, 1).Serve(
            () =>
            {
                serve();
                isDone = true;
            },
            () =>
            {
                _now += isDone ? 0 : 1;
                isDone = false;
                return _now;
            },
            0);
    }
}
