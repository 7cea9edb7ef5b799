using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace SerBench.Serializers.Models.Cars.Fixed;

/// <summary>Accelerations or fuel figures in place: a speed and what belongs to it, each at an offset that its index tells.</summary>
public readonly ref struct FiguresView
{
    private readonly ref byte _first;
    private readonly int _stride;

    /// <param name="bytes">All figures; proved to be <paramref name="count"/> times <paramref name="stride"/>.</param>
    /// <param name="count">How many.</param>
    /// <param name="stride">The distance from one to the next.</param>
    internal FiguresView(ReadOnlySpan<byte> bytes, int count, int stride)
    {
        _first = ref MemoryMarshal.GetReference(bytes);
        (Count, _stride) = (count, stride);
    }

    public int Count { get; }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public short Speed(int index) => Unsafe.ReadUnaligned<short>(ref At(index, FixedCarLayout.Speed));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public float Value(int index) => Unsafe.ReadUnaligned<float>(ref At(index, FixedCarLayout.Figure));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private ref byte At(int index, int field)
    {
        ArgumentOutOfRangeException.ThrowIfGreaterThanOrEqual((uint)index, (uint)Count, nameof(index));
        return ref Unsafe.Add(ref _first, (index * _stride) + field);
    }
}
