namespace SerBench.Engine.Host;

// The runtime compiles code again when no new code has run for this time, by default 100 ms or more. A shorter delay shortens warm-up and
// gives the same code.
internal static class CompilerDelay
{
    public const string Variable = "DOTNET_TC_CallCountingDelayMs";

    // Hexadecimal milliseconds: 10 ms.
    public const string Short = "A";
}
