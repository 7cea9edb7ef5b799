namespace SerBench.Benchmarks.Engine.Host;

/// <summary>The exit codes of the program; documented in docs/measure.md.</summary>
public static class ExitCode
{
    public const int Done = 0;

    /// <summary>A check failed: of a cell, of its timing, of a size, or another check of the command.</summary>
    public const int Failed = 1;

    /// <summary>Bad options, an unknown name, an unreadable file.</summary>
    public const int Usage = 2;

    /// <summary><c>compare --fail-on</c> found a listed change.</summary>
    public const int Regression = 3;

    /// <summary><c>compare --fail-on</c> could not have detected a listed change.</summary>
    public const int Inconclusive = 4;

    /// <summary>Ctrl-C stopped the program. All results so far are kept.</summary>
    public const int Interrupted = 130;

    /// <summary>SIGTERM stopped the program. All results so far are kept.</summary>
    public const int Terminated = 143;
}
