namespace SerBench.Engine.Host;

internal sealed record ProgramOutput(int ExitCode, string Text, string Errors)
{
    public string All => Text + Errors;

    // Returns null if the program was killed because it did not end in time.
    public static ProgramOutput? Of(ProcessStartInfo start, TimeSpan? patience = null, CancellationToken stop = default)
    {
        (start.RedirectStandardOutput, start.RedirectStandardError) = (true, true);
        using Process process = Process.Start(start)!;
        using CancellationTokenRegistration ending = stop.Register(() => process.Kill(entireProcessTree: true));
        Task<string> text = process.StandardOutput.ReadToEndAsync(CancellationToken.None);
        Task<string> errors = process.StandardError.ReadToEndAsync(CancellationToken.None);
        if (process.WaitForExit(patience ?? Timeout.InfiniteTimeSpan))
        {
            return new ProgramOutput(process.ExitCode, text.Result, errors.Result);
        }

        process.Kill(entireProcessTree: true);
        return null;
    }
}
