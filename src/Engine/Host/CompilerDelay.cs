namespace SerBench.Engine.Host;

// The runtime compiles code again when no new code has run for this time, so that programs start faster: 100 ms, and ten times as long with
// one processor. Processes that warm up need not wait as long, and get the same code.
internal static class CompilerDelay
{
    public const string Variable = "DOTNET_TC_CallCountingDelayMs";

    // Hexadecimal, in milliseconds.
    public const string Short = "A";
}
