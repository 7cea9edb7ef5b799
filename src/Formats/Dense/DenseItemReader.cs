using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using SerBench.Formats.Contracts;
using SerBench.Formats.Wire.Chains;

namespace SerBench.Formats.Dense;

/// <summary>Reads the items of a sequence or the entries of a map: the mirror of <see cref="DenseItemWriter"/>.</summary>
internal ref partial struct DenseItemReader : IFieldReader
{
    private readonly ref byte _start;
    private readonly int _length;
    private readonly NestingLevel _nesting;
    private int _position;

    // Whether all items were proved to be there before the first one; a constant to the JIT in the loop over them.
    private bool _isProved;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public DenseItemReader(ReadOnlySpan<byte> data, int position, NestingLevel nesting)
    {
        _start = ref MemoryMarshal.GetReference(data);
        _length = data.Length;
        _nesting = nesting;
        _position = position;
    }

    public static FieldOrder Order => FieldOrder.FixedFirst;

    public static bool LastKeyWins => false;

    public readonly int Position
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => _position;
    }

    private readonly ReadOnlySpan<byte> Data
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => MemoryMarshal.CreateReadOnlySpan(ref _start, _length);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private T Take<T>()
        where T : unmanaged
    {
        int at = _position;
        int end = at + Unsafe.SizeOf<T>();
        if (end > _length)
        {
            WireFormatException.ThrowTruncated(at, Unsafe.SizeOf<T>(), _length - at);
        }

        _position = end;
        return Unsafe.ReadUnaligned<T>(ref Unsafe.Add(ref _start, at));
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private ulong TakeNumber()
    {
        byte first = Take<byte>();
        if (first < DenseNumber.FirstPrefix)
        {
            return first;
        }

        ulong value = DenseNumber.ReadLong(Data, _position, first, out int end);
        _position = end;
        return value;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private ulong TakeNumber32()
    {
        ulong value = TakeNumber();
        if (value > uint.MaxValue)
        {
            WireFormatException.Throw(_position, "a number of 32 bits");
        }

        return value;
    }

    /// <summary>A number of items that can be there; -1 for null.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private int TakeCount(int minItemLength)
    {
        long count = (long)Math.Min(TakeNumber(), int.MaxValue) - 1;
        if (count * minItemLength > _length - _position)
        {
            WireFormatException.ThrowCount(_position, count);
        }

        return (int)count;
    }
}
