using System.ComponentModel;

namespace SerBench.Benchmarks.Features.Counts;

// Linux may let a process trace only its own children, so the tracer starts the target.
internal sealed record CountTracer(string Launch, int Operations, bool IsPgo) : IChildWork
{
    private static readonly TimeSpan Look = TimeSpan.FromMilliseconds(5);

    public void Run(ProgramContext context, WatchedReport report)
    {
        try
        {
            report.TryAll([Launch], launch => launch, _ => Count());
        }
        catch (Exception exception) when (exception is Win32Exception or InvalidDataException)
        {
            throw new UsageException(exception.Message);
        }
    }

    private string Count()
    {
        string file = Path.Combine(TemporaryFolder.Create(), "marks");
        using var page = new MarkPage(file);
        int target = Ptrace.Start(StartTarget(file));
        var stepper = new Stepper(page);
        var loops = new List<SteppedLoop>();
        for (int loop = 1; loop <= Operations + 1; loop++)
        {
            while (Volatile.Read(ref page.Waiting) != loop)
            {
                if (Ptrace.HasEnded(target))
                {
                    throw new InvalidDataException("the process whose instructions were to be counted ended before");
                }

                Thread.Sleep(Look);
            }

            loops.Add(stepper.Count(loop));
        }

        Ptrace.WaitForEnd(target);
        return JsonSerializer.Serialize(WithoutEmpty(loops));
    }

    public static string? FindObstacle()
    {
        if (!OperatingSystem.IsLinux() || RuntimeInformation.ProcessArchitecture != Architecture.X64)
        {
            return "Instructions are counted on Linux with x64 processors alone; leave out --instructions.";
        }

        WatchedAnswer answer =
            WatchedProcess.AskTimed(WatchedProcess.Patience.Value, Child.ArgumentsFor(new CountTracer("", 0, IsPgo: false)))[0];
        return answer.Text is null
            ? $"Instructions cannot be counted here, since {answer.Fault}; a container may need the right SYS_PTRACE."
            : null;
    }

    private ProcessStartInfo StartTarget(string file)
    {
        ProcessStartInfo start = OwnProgram.With(Child.ArgumentsFor(CountTarget.Of(file, IsPgo, Launch)));
        start.Environment["DOTNET_TieredPGO"] = IsPgo ? "1" : "0";

        // No garbage collection may happen during the count, so gen0 gets 256 MiB (hexadecimal).
        start.Environment["DOTNET_gcConcurrent"] = "0";
        start.Environment["DOTNET_GCgen0size"] = "10000000";
        start.Environment["DOTNET_GCRetainVM"] = "1";
        return start;
    }

    private static IEnumerable<SteppedLoop> WithoutEmpty(List<SteppedLoop> loops)
    {
        long empty = loops[0].Counts.Min();
        return loops.Skip(1).Select(loop => loop with { Counts = [.. loop.Counts.Select(count => count - empty)] });
    }
}
