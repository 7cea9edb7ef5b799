using System.Runtime.CompilerServices;

namespace SerBench.Benchmarks.Features.Load;

// The due times do not depend on the speed of the library, so a stall delays all messages that become due meanwhile.
internal sealed class Arrivals
{
    private readonly long[] _due;
    private int _next;

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

    // Serving ends after twice the planned time, because a slow library never catches up.
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

/// <param name="Latencies">measured in ticks of the clock, from the time when a message was due.</param>
internal sealed record Served(long Messages, long Waited, long Worked, long Ended, LatencyCounts Latencies);
