namespace SerBench.Engine.Host;

public static class ExitCode
{
    public const int Done = 0;

    public const int Failed = 1;

    public const int Usage = 2;

    // compare found a change that --fail-on names.
    public const int Regression = 3;

    // compare could not have detected a change that --fail-on names.
    public const int Inconclusive = 4;

    public const int Interrupted = 130;

    public const int Terminated = 143;
}
