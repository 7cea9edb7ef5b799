namespace SerBench.Engine.Host;

// Tries subjects, such as plug-ins, in another process, because a subject may crash or never return.
internal static class WatchedProcess
{
    // Tells a new process how many subjects were already tried.
    public const string FromOption = "--from";

    // 32 is 50 per cent in hexadecimal. Code that never stops allocating must not take the memory of other processes.
    private static readonly (string, string) HardLimit = ("DOTNET_GCHeapHardLimitPercent", "32");

    // Each subject is tried once, so a profile of its code would never be used.
    private static readonly (string, string) NoProfile = ("DOTNET_TieredPGO", "0");

    public static TimeLimit Patience { get; } = new(TimeSpan.FromSeconds(60));

    public static IReadOnlyList<WatchedAnswer> Ask(TimeSpan patience, params IReadOnlyList<string> arguments) =>
        Ask(patience, [HardLimit, NoProfile], arguments);

    public static IReadOnlyList<WatchedAnswer> AskTimed(TimeSpan patience, params IReadOnlyList<string> arguments) =>
        Ask(patience, [], arguments);

    public static WatchedAnswer AskOne(TimeSpan patience, string subject, params IReadOnlyList<string> arguments) =>
        AskEach(patience, subject, [], arguments)[0];

    // If a process ends while it tries no subject, the only answer is a failure with `all` as its subject.
    public static IReadOnlyList<WatchedAnswer> AskEach(
        TimeSpan patience, string all, IReadOnlyList<(string Name, string Value)> settings, IReadOnlyList<string> arguments)
    {
        try
        {
            return Ask(patience, settings, arguments);
        }
        catch (UsageException exception)
        {
            return [new WatchedAnswer(all, null, exception.Message.TrimEnd('.'))];
        }
    }

    private static List<WatchedAnswer> Ask(
        TimeSpan patience, IReadOnlyList<(string Name, string Value)> settings, IReadOnlyList<string> arguments)
    {
        var answers = new List<WatchedAnswer>();
        while (!TryGoOn(patience, settings, arguments, answers))
        {
        }

        return answers;
    }

    private static bool TryGoOn(
        TimeSpan patience, IReadOnlyList<(string Name, string Value)> settings, IReadOnlyList<string> arguments,
        List<WatchedAnswer> answers)
    {
        using Process process = Start(settings, [.. arguments, FromOption, answers.Count.ToString()]);
        var deadline = new Deadline(patience);
        var lines = new WatchedLines(process.StandardOutput);
        Task<string> complaint = new WatchedLines(process.StandardError).ReadFirstAsync();
        string? begun = null;
        Task<string?> reading = lines.ReadAsync();
        while (deadline.Left > TimeSpan.Zero && reading.Wait(deadline.Left))
        {
            if (reading.Result is not { } line)
            {
                if (!process.WaitForExit(deadline.Left))
                {
                    break;
                }

                AddDeath(
                    begun, $"it ended its process with exit code {process.ExitCode}",
                    complaint.Wait(deadline.Left) ? complaint.Result : "", answers);
                return false;
            }

            // The tried code may print lines like those of a report, so their order is checked.
            if (begun is null && WatchedReport.TryRead(line, WatchedReport.Begin, out string? subject))
            {
                begun = subject;
                deadline.Set(Environment.TickCount64);
            }
            else if (begun is not null && WatchedReport.TryRead(line, WatchedReport.Answer, out string? text))
            {
                answers.Add(new WatchedAnswer(begun, text, null));
                begun = null;
                deadline.Set(null);
            }
            else if (WatchedReport.TryRead(line, WatchedReport.Done, out _))
            {
                process.StandardOutput.Dispose();
                return true;
            }

            reading = lines.ReadAsync();
        }

        process.Kill(entireProcessTree: true);
        AddDeath(begun, $"it gave no answer within {patience.TotalSeconds:0} s", "", answers);
        return false;
    }

    private static void AddDeath(string? subject, string fault, string complaint, List<WatchedAnswer> answers)
    {
        if (subject is null)
        {
            throw new UsageException(
                complaint.Length > 0 ? complaint : $"The process that was to try what comes from outside did not begin: {fault}.");
        }

        answers.Add(new WatchedAnswer(subject, null, complaint.Length > 0 ? $"{fault} ({complaint.TrimEnd('.')})" : fault));
    }

    private static Process Start(IReadOnlyList<(string Name, string Value)> settings, string[] arguments)
    {
        ProcessStartInfo start = OwnProgram.Read(arguments);
        foreach ((string name, string value) in settings)
        {
            start.Environment[name] = value;
        }

        return Process.Start(start)!;
    }
}
