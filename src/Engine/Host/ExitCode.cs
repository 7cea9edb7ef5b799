namespace SerBench.Engine.Host;

// Documented in docs/measure.md.
public static class ExitCode
{
    public const int Done = 0;

    // Any check failed: of a cell, a timing, a size, and so on.
    public const int Failed = 1;

    public const int Usage = 2;

    // compare --fail-on found a listed change.
    public const int Regression = 3;

    // compare --fail-on could not have detected a listed change.
    public const int Inconclusive = 4;

    // Ctrl-C; all results so far are kept.
    public const int Interrupted = 130;

    // SIGTERM; all results so far are kept.
    public const int Terminated = 143;
}
