namespace SerBench.Benchmarks.Engine.Host;

internal static class StopSignals
{
    /// <summary>The longest wait of a handler: Windows ends the process after five seconds.</summary>
    public static readonly TimeSpan Patience = TimeSpan.FromSeconds(4);

    /// <summary>On Windows, Ctrl-C arrives as SIGINT, Ctrl-Break as SIGQUIT, the end of the window as SIGHUP and a shutdown as SIGTERM.
    /// Elsewhere, SIGHUP keeps its default, so that <c>nohup</c> works, and SIGQUIT writes a core.</summary>
    public static IReadOnlyList<PosixSignal> Of(bool isWindows) => isWindows
        ? [PosixSignal.SIGINT, PosixSignal.SIGQUIT, PosixSignal.SIGHUP, PosixSignal.SIGTERM]
        : [PosixSignal.SIGINT, PosixSignal.SIGTERM];

    /// <summary>True if the process ends when the handler returns, so that the handler must wait until the results are written.</summary>
    public static bool EndsAfterHandler(PosixSignal signal, bool isWindows) =>
        isWindows && (signal is PosixSignal.SIGHUP or PosixSignal.SIGTERM);

    /// <summary>Keys of the user interrupt; all other signals terminate.</summary>
    public static int ExitCodeOf(PosixSignal signal) =>
        signal is PosixSignal.SIGINT or PosixSignal.SIGQUIT ? ExitCode.Interrupted : ExitCode.Terminated;
}
