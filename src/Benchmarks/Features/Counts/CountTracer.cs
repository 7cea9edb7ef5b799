using System.Diagnostics;
using System.Text.Json;

namespace SerBench.Benchmarks.Features.Counts;

/// <summary>The process that counts: it starts the target as its child, since systems let a process trace its children alone.</summary>
internal static class CountTracer
{
    /// <summary>The hidden command of this process.</summary>
    public const string CommandName = "count";

    /// <summary>The time between two looks whether the target waits.</summary>
    private static readonly TimeSpan Look = TimeSpan.FromMilliseconds(5);

    /// <summary>Counts each loop of the target.</summary>
    /// <param name="launch">The text of a launch; empty to count the empty operation alone.</param>
    /// <returns>The answer for <see cref="CellCounter"/>.</returns>
    public static string Count(string launch, int operations, bool isPgo)
    {
        string file = Path.Combine(TemporaryFolder.Create(), "marks");
        using var page = new MarkPage(file);
        int target = Ptrace.Start(StartOf(launch, file, isPgo));
        var stepper = new Stepper(page);
        var loops = new List<SteppedLoop>();
        for (int loop = 1; loop <= operations + 1; loop++)
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

    /// <summary>The reason why no instructions can be counted here, as a sentence; null if they can.</summary>
    public static string? FindObstacle()
    {
        if (!OperatingSystem.IsLinux() || System.Runtime.InteropServices.RuntimeInformation.ProcessArchitecture != System.Runtime.InteropServices.Architecture.X64)
        {
            return "Instructions are counted on Linux with x64 processors alone; leave out --instructions.";
        }

        WatchedAnswer answer = WatchedProcess.AskTimed(WatchedProcess.Patience.Value, CommandName, "--operations", "0")[0];
        return answer.Text is null ? $"Instructions cannot be counted here, since {answer.Fault}; a container may need the right SYS_PTRACE." : null;
    }

    private static ProcessStartInfo StartOf(string launch, string file, bool isPgo)
    {
        ProcessStartInfo start = OwnProgram.With(
            [CountTarget.CommandName, "--marks", file, .. launch.Length == 0 ? [] : new[] { "--launch", launch }, .. isPgo ? new[] { "--pgo" } : []]);
        start.Environment["DOTNET_TieredPGO"] = isPgo ? "1" : "0";

        // No collection and no thread of the collector comes in between. The number is hexadecimal.
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
