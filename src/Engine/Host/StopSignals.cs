namespace SerBench.Engine.Host;

internal static class StopSignals
{
    // Windows ends a process whose signal handler runs for five seconds.
    public static readonly TimeSpan Patience = TimeSpan.FromSeconds(4);

    // On Windows, SIGQUIT is Ctrl-Break, SIGHUP the end of the window, and SIGTERM a shutdown. On Unix, SIGHUP is not handled, because
    // nohup must work, nor is SIGQUIT, because it writes a core dump.
    public static IReadOnlyList<PosixSignal> Of(bool isWindows) => isWindows
        ? [PosixSignal.SIGINT, PosixSignal.SIGQUIT, PosixSignal.SIGHUP, PosixSignal.SIGTERM]
        : [PosixSignal.SIGINT, PosixSignal.SIGTERM];

    public static bool EndsAfterHandler(PosixSignal signal, bool isWindows) =>
        isWindows && (signal is PosixSignal.SIGHUP or PosixSignal.SIGTERM);

    public static int ExitCodeOf(PosixSignal signal) =>
        signal is PosixSignal.SIGINT or PosixSignal.SIGQUIT ? ExitCode.Interrupted : ExitCode.Terminated;
}
