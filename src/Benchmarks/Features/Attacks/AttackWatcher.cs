namespace SerBench.Benchmarks.Features.Attacks;

// Attacks a reader in another process with limits of memory and time. If that process dies or hangs, a shared file (the ledger) names the
// fatal input, and another process continues after that input.
internal sealed class AttackWatcher(ProgramContext context, AttackOrder order, string? replayed = null)
{
    private const int MostDeaths = 20;

    private const string HeapLimit = "0x30000000";
    private const long LongInput = 1000;
    private static readonly TimeSpan Look = TimeSpan.FromMilliseconds(20);

    private long? _end;

    public static TimeLimit Patience { get; } = new(TimeSpan.FromSeconds(5));

    public AttackScore? Run(TimeSpan? most = null, CancellationToken stop = default)
    {
        string path = Path.Combine(TemporaryFolder.Create(), "ledger");
        using AttackLedger ledger = AttackLedger.Create(path);
        int deaths = 0;
        while (deaths < MostDeaths && !(Environment.TickCount64 > _end) && TryRun(path, ledger, most, stop) is { } death)
        {
            deaths++;
            AddDeath(ledger, death);
        }

        long fed = Enum.GetValues<AttackVerdict>().Sum(ledger.CountOf);
        return Lifeline.WhenCut.IsCompleted || fed == 0 ? null : new AttackScore(
            order.Serializer,
            order.Model,
            fed,
            ledger.CountOf(AttackVerdict.Rejected),
            ledger.CountOf(AttackVerdict.AcceptedEqual),
            ledger.CountOf(AttackVerdict.AcceptedDifferent),
            ledger.CountOf(AttackVerdict.WrongException),
            ledger.CountOf(AttackVerdict.Crash),
            ledger.CountOf(AttackVerdict.Hang),
            ledger.CountOf(AttackVerdict.NotIdempotent),
            ledger.CountOf(AttackVerdict.OverAllocation),
            Math.Round(ledger.MostBytesPerByte, 1),
            Math.Round(ledger.SlowestMs, 2),
            order.Seed);
    }

    private Finding? TryRun(string path, AttackLedger ledger, TimeSpan? most, CancellationToken stop)
    {
        ledger.Begun = 0;
        using Process process = Start(path);
        var deadline = new Deadline(Patience.Value);
        Task<string> complaint = new WatchedLines(process.StandardError).ReadFirstAsync();
        _ = new WatchedLines(process.StandardOutput).ReadFirstAsync();
        while (!process.WaitForExit(Look))
        {
            long begun = ledger.Begun;
            if (begun > 0)
            {
                deadline.Set(begun);
            }

            // The time limit begins with the first input, because a process starts slowly on a busy machine.
            _end ??= begun > 0 && most is { } time ? Environment.TickCount64 + (long)time.TotalMilliseconds : null;

            // After the time limit, an input that has taken over a second is still awaited, because the reader may hang.
            bool isOver = stop.IsCancellationRequested || (Environment.TickCount64 > _end && Environment.TickCount64 - begun < LongInput);
            if (deadline.Left == TimeSpan.Zero || isOver)
            {
                process.Kill(entireProcessTree: true);
                process.WaitForExit();
                return isOver ? null
                    : begun > 0
                        ? new Finding(
                            AttackVerdict.Hang, 0, Patience.Value.TotalMilliseconds, $"no answer within {Patience.Value.TotalSeconds:0} s")
                        : throw NotStarted(process, complaint);
            }
        }

        return process.ExitCode == 0 || Lifeline.WhenCut.IsCompleted ? null
            : ledger.Begun == 0 ? throw NotStarted(process, complaint)
            : new Finding(AttackVerdict.Crash, 0, 0, $"exit code {process.ExitCode}: {Said(complaint)}");
    }

    private void AddDeath(AttackLedger ledger, Finding death)
    {
        AttackInput input = replayed is null ? order.Open(context)!.Inputs[ledger.Next] : AttackFailure.Read(replayed).Input;
        order.Describe(death.AttackVerdict, death.What!, ledger.Next, input).Write(order.Failures);
        ledger.Add(death);
    }

    private UsageException NotStarted(Process process, Task<string> complaint) =>
        new($"The process that was to attack {order.Serializer} of {order.Model} did not begin "
            + $"(exit code {process.ExitCode}): {Said(complaint)}");

    private static string Said(Task<string> complaint) =>
        complaint.Wait(Patience.Value) && complaint.Result.Length > 0 ? complaint.Result : "nothing was said";

    private Process Start(string ledger)
    {
        ProcessStartInfo start = OwnProgram.Read(Child.ArgumentsFor(new AttackReader(order, ledger, replayed, context.Outside?.File)));

        start.Environment["DOTNET_GCHeapHardLimit"] = HeapLimit;

        // A collection beside the reader would walk through each huge array that a damaged message has reserved, and so touch all of it.
        start.Environment["DOTNET_gcConcurrent"] = "0";

        // A profile of damaged messages would not help the JIT.
        start.Environment["DOTNET_TieredPGO"] = "0";
        return Process.Start(start)!;
    }
}
