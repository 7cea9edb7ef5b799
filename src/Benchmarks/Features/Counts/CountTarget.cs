using System.Runtime.CompilerServices;

namespace SerBench.Benchmarks.Features.Counts;

/// <param name="Input">lines: the path of the MarkPage; True if the warm-up gives the JIT time; the text of a TimedLaunch, if any.</param>
internal sealed record CountTarget(string Input) : IChildWork
{
    private const char Separator = '\n';

    // The JIT compiles a method again after 30 calls.
    private const int CallsPerPace = 31;

    // Milliseconds. The JIT compiles a method again after 100 ms without new methods.
    private const int Pause = 200;

    private const int Paces = 12;
    private const int Collections = 3;

    private const int UsedMemory = 64 << 20;
    private const int BlockOfMemory = 4 << 10;

    private long _calls;

    public static CountTarget Of(string marks, bool isPaced, string launch) => new(string.Join(Separator, marks, isPaced, launch));

    public void Run(ProgramContext context, WatchedReport report)
    {
        string[] lines = Input.Split(Separator);
        using var page = new MarkPage(lines[0]);
        bool isPaced = bool.Parse(lines[1]);
        TimedLaunch? launch = lines[2].Length == 0 ? null : TimedLaunch.Parse(lines[2]);
        page.Thread = Ptrace.OwnThread();
        OpenedCell? cell = launch is null ? null : LaunchedCell.Open(launch);
        DoNothing();
        Count(page, 1, DoNothing);
        for (int i = 0; i < launch?.Rows.Count; i++)
        {
            Operation operation = launch.Rows[i].Operation;
            IWorkload workload = cell!.Workload;
            Action once = () => workload.Run(operation, 1);
            if (isPaced)
            {
                Pace(once);
            }
            else
            {
                WarmUp.Settle(() => Call(once, 1), 1).Demand();
            }

            CastTable.Casts.Clear();
            Align(once, workload.Payloads.Count);
            Count(page, i + 2, once);
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    private void DoNothing() { }

    // The JIT optimizes by a profile of the warm-up calls, so their number must not depend on the speed of the JIT's thread.
    private void Pace(Action once)
    {
        for (int pace = 0; pace < Paces; pace++)
        {
            Call(once, CallsPerPace);
            LetJitWork();
        }
    }

    private void Call(Action once, int times)
    {
        for (int i = 0; i < times; i++, _calls++)
        {
            once();
        }
    }

    // On a busy machine, the JIT's thread gets little time in a pause, but about as much time as another thread needs for fixed work.
    private static void LetJitWork()
    {
        Thread.Sleep(Pause);
        var work = new Thread(static () => FixedLoop.Measure());
        work.Start();
        work.Join();
    }

    // Calls until the next call takes the first value, so that all processes count the same values. The cast cache refills, too.
    private void Align(Action once, int values)
    {
        do
        {
            once();
        }
        while (++_calls % values != 0);
    }

    private void Count(MarkPage page, long loop, Action once)
    {
        UseMemory();
        for (int i = 0; i < Collections; i++)
        {
            GC.Collect();
            GC.WaitForPendingFinalizers();
        }

        Drive(page, loop, once);
        _calls += page.Times;
    }

    // The collector clears only reused memory. These arrays use memory before the count, so that all counted objects get reused memory.
    private static void UseMemory()
    {
        for (int i = 0; i < UsedMemory; i += BlockOfMemory)
        {
            GC.KeepAlive(new byte[BlockOfMemory]);
        }
    }

    // The traced loop has no warm-up, so the first call must be optimized.
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    private static void Drive(MarkPage page, long loop, Action once)
    {
        ref long mark = ref page.Mark;
        ref long released = ref page.Released;
        Volatile.Write(ref page.Waiting, loop);
        while (Volatile.Read(ref released) != loop)
        {
        }

        long times = page.Times;
        for (long i = 0; i < times; i++)
        {
            Volatile.Write(ref mark, (2 * i) + 1);
            once();
            Volatile.Write(ref mark, (2 * i) + 2);
        }
    }
}
