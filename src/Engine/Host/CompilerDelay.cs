namespace SerBench.Engine.Host;

// The runtime compiles code again when no new code has run for this time: 100 ms, or more with one processor. A shorter delay shortens
// warm-up and gives the same code.
internal static class CompilerDelay
{
    public const string Variable = "DOTNET_TC_CallCountingDelayMs";

    // Hexadecimal milliseconds.
    public const string Short = "A";
}
