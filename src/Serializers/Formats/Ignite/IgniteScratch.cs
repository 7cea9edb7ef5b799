using System.Runtime.CompilerServices;

namespace SerBench.Serializers.Formats.Ignite;

/// <summary>What a writer needs beside its buffer, kept per thread: field offsets of the objects that are open, innermost last.</summary>
internal sealed class IgniteScratch
{
    [ThreadStatic]
    private static IgniteScratch? Spare;

    private int[] _offsets = new int[64];
    private int _taken;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static IgniteScratch Rent()
    {
        IgniteScratch scratch = Spare ?? new IgniteScratch();
        Spare = null;
        scratch._taken = 0;
        return scratch;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Return() => Spare = this;

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

    public void Release(int count) => _taken -= count;

    [MethodImpl(MethodImplOptions.NoInlining)]
    private void Grow(int count) => _offsets = new int[2 * (_taken + count)];
}
