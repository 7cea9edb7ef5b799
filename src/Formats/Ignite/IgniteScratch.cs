using System.Runtime.CompilerServices;

namespace SerBench.Formats.Ignite;

/// <summary>What a writer needs beside its buffer, kept per thread: field offsets of the open objects, innermost last, and handles.</summary>
internal sealed class IgniteScratch
{
    [ThreadStatic]
    private static IgniteScratch? Spare;

    private int[] _offsets = new int[64];
    private int _taken;

    public IgniteHandles Handles { get; } = new();

    /// <summary>The scratch of this thread. While it is out, an encoder called from within another gets one of its own.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static IgniteScratch Rent()
    {
        IgniteScratch scratch = Spare ?? new IgniteScratch();
        Spare = null;
        return scratch;
    }

    /// <summary>After a message that was written to its end; else it is left to the collector.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Return()
    {
        _taken = 0;
        Spare = this;
    }

    /// <summary>Room for the offsets of one object. An enclosing object keeps its own, even when the array is replaced.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public Span<int> Take(int count)
    {
        if (count > _offsets.Length - _taken)
        {
            Grow(count);
        }

        Span<int> taken = _offsets.AsSpan(_taken, count);
        _taken += count;
        return taken;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Release(int count) => _taken -= count;

    [MethodImpl(MethodImplOptions.NoInlining)]
    private void Grow(int count) => _offsets = new int[2 * (_taken + count)];
}
