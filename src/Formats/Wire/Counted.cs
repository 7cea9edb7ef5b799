using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;

namespace SerBench.Formats.Wire;

/// <summary>A count that was written before the items holds only if so many were then written: another thread may change a list meanwhile.</summary>
internal static class Counted
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Require(int written, int counted)
    {
        if (written != counted)
        {
            Throw();
        }
    }

    [DoesNotReturn]
    public static void Throw() => throw new InvalidOperationException("A collection has not as many items as were counted: it was changed while it was encoded.");
}
