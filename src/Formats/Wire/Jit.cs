namespace SerBench.Formats.Wire;

internal static class Jit
{
    // Optimized callers contain the code of these methods. Unoptimized callers call them, so each method is optimized at its first call.
    // Without that, the JIT would compile hundreds of small methods three times each before the first caller is optimized.
    public const MethodImplOptions Inlined = AggressiveInlining | AggressiveOptimization;
}
