using System.Runtime.CompilerServices;

namespace SerBench.Benchmarks.Features.Load;

// Messages that are due at times which do not depend on how fast they are served, so that a stall delays all that become due meanwhile.
// The intervals are those of independent senders.
internal sealed class Arrivals
{
    private readonly long[] _due;
    private int _next;

    /// <param name="perTick">messages that become due in a tick of the clock, on average.</param>
    public Arrivals(int count, double perTick, ulong seed)
    {
        var random = new SplitMix64(seed);
        double time = 0;
        _due = new long[count];
        foreach (ref long due in _due.AsSpan())
        {
            time -= Math.Log(1 - random.NextDouble()) / perTick;
            due = (long)time;
        }
    }

    // Serves messages until none is left, or until who cannot keep up has had twice the time. Several threads may do so.
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public Served Serve(Action serve, Func<long> clock, long start)
    {
        (long waited, long worked, long messages, var latencies) = (0L, 0L, 0L, new LatencyCounts());
        (long ended, long last) = (clock(), start + (2 * _due[^1]));
        for (int i = Interlocked.Increment(ref _next) - 1; i < _due.Length && ended < last; i = Interlocked.Increment(ref _next) - 1)
        {
            (long due, long begun) = (start + _due[i], ended);
            long now = begun;
            while (now < due)
            {
                now = clock();
            }

            serve();
            ended = clock();
            (waited, worked, messages) = (waited + now - begun, worked + ended - now, messages + 1);
            latencies.Add(ended - due);
        }

        return new Served(messages, waited, worked, ended, latencies);
    }
}

// In ticks of the clock.
/// <param name="Ended">the time when the last message was done.</param>
/// <param name="Latencies">from the time when a message was due.</param>
internal sealed record Served(long Messages, long Waited, long Worked, long Ended, LatencyCounts Latencies);
