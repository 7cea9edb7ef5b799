using System.Collections.Concurrent;
using System.Diagnostics;

namespace SerBench.Benchmarks.Host;

/// <summary>
/// Starts this program once more to try code that may crash or never return. If this happens, the subject at fault is known, and another
/// process goes on with the next subject.
/// </summary>
internal static class WatchedProcess
{
    /// <summary>The hidden option that tells a process the number of the subject with which to go on.</summary>
    public const string FromOption = "--from";

    // In hexadecimal per cent. Code that never stops to allocate must not take the memory of all other processes.
    private const string HalfOfMemory = "32";

    // The time for a process to start and to load everything before its first subject.
    private static readonly TimeSpan StartTime = TimeSpan.FromSeconds(60);

    /// <summary>The usual time limit for one subject.</summary>
    public static TimeLimit Patience { get; } = new(TimeSpan.FromSeconds(60));

    /// <param name="patience">The time limit for one subject.</param>
    /// <param name="arguments">A hidden command that tries subject after subject and reports by <see cref="WatchedReport"/>.</param>
    public static IReadOnlyList<WatchedAnswer> Ask(TimeSpan patience, params IReadOnlyList<string> arguments) => Ask(patience, isTimed: false, arguments);

    /// <summary>Like the other method, for subjects that are timed: the process has the settings of a program.</summary>
    public static IReadOnlyList<WatchedAnswer> AskTimed(TimeSpan patience, params IReadOnlyList<string> arguments) => Ask(patience, isTimed: true, arguments);

    /// <summary>Asks about one subject that is timed. If the process ends before it begins, such as by a signal that stops the command, this is the subject's fault.</summary>
    public static WatchedAnswer AskOne(TimeSpan patience, string subject, params IReadOnlyList<string> arguments)
    {
        try
        {
            return AskTimed(patience, arguments)[0];
        }
        catch (UsageException exception)
        {
            return new WatchedAnswer(subject, null, exception.Message.TrimEnd('.'));
        }
    }

    private static List<WatchedAnswer> Ask(TimeSpan patience, bool isTimed, IReadOnlyList<string> arguments)
    {
        var answers = new List<WatchedAnswer>();
        while (!TryGoOn(patience, isTimed, arguments, answers))
        {
        }

        return answers;
    }

    // True if the process tried all subjects to the end.
    private static bool TryGoOn(TimeSpan patience, bool isTimed, IReadOnlyList<string> arguments, List<WatchedAnswer> answers)
    {
        using Process process = Start(isTimed, [.. arguments, FromOption, answers.Count.ToString()]);

        // Not disposed: a killed process may still report its end after this method has returned.
        var lines = new BlockingCollection<string?>();
        var complaints = new ConcurrentQueue<string>();
        process.OutputDataReceived += (_, line) => lines.Add(line.Data);
        process.ErrorDataReceived += (_, line) => complaints.Enqueue(line.Data ?? "");
        process.BeginOutputReadLine();
        process.BeginErrorReadLine();
        string? begun = null;
        while (lines.TryTake(out string? line, begun is null ? StartTime + patience : patience))
        {
            if (line is null)
            {
                process.WaitForExit();
                AddDeath(begun, $"it ended its process with exit code {process.ExitCode}", complaints, answers);
                return false;
            }

            if (WatchedReport.TryRead(line, WatchedReport.Begin, out string? subject))
            {
                begun = subject;
            }
            else if (WatchedReport.TryRead(line, WatchedReport.Answer, out string? text))
            {
                answers.Add(new WatchedAnswer(begun!, text, null));
                begun = null;
            }
            else if (WatchedReport.TryRead(line, WatchedReport.Done, out _))
            {
                return true;
            }
        }

        process.Kill(entireProcessTree: true);
        AddDeath(begun, $"it gave no answer within {patience.TotalSeconds:0} s", [], answers);
        return false;
    }

    private static void AddDeath(string? subject, string fault, IEnumerable<string> complaints, List<WatchedAnswer> answers)
    {
        string complaint = complaints.FirstOrDefault(line => line.Length > 0) ?? "";
        if (subject is null)
        {
            throw new UsageException(complaint.Length > 0 ? complaint : $"The process that was to try what comes from outside did not begin: {fault}.");
        }

        answers.Add(new WatchedAnswer(subject, null, complaint.Length > 0 ? $"{fault} ({complaint.TrimEnd('.')})" : fault));
    }

    private static Process Start(bool isTimed, string[] arguments)
    {
        ProcessStartInfo start = OwnProgram.Read(arguments);

        // A crash is expected here, so no dump is written.
        start.Environment["DOTNET_DbgEnableMiniDump"] = "0";

        if (!isTimed)
        {
            start.Environment["DOTNET_GCHeapHardLimitPercent"] = HalfOfMemory;

            // Each subject is tried once, and a profile of its code would never be used.
            start.Environment["DOTNET_TieredPGO"] = "0";
        }

        return Process.Start(start)!;
    }
}
