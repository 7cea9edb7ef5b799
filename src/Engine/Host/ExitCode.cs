namespace SerBench.Engine.Host;

public static class ExitCode
{
    public const int Done = 0;

    // A check of a cell, a timing, a size or another fact failed.
    public const int Failed = 1;

    public const int Usage = 2;

    // compare --fail-on found a listed change.
    public const int Regression = 3;

    // compare --fail-on could not have detected a listed change.
    public const int Inconclusive = 4;

    public const int Interrupted = 130;

    public const int Terminated = 143;
}
