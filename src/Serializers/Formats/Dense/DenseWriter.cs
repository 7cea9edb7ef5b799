using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using SerBench.Serializers.Contracts;
using SerBench.Serializers.Wire.Chains;

namespace SerBench.Serializers.Formats.Dense;

/// <summary>
/// Writes one object. The header's bits gather in a register and are stored when the object ends; values of the block have constant
/// places; everything else follows in order (docs/formats/dense.md, "Objects").
/// </summary>
/// <remarks>
/// A local of whoever writes an object, kept in registers. That takes three things: no method of it that is not inlined, few of them large
/// (the JIT's budget for a method is soon spent), and no branch in the arguments of a call on it, which would spill its address.
/// Room is proved for all values of bounded length when the object begins, and again by whatever writes a value that has no bound; between
/// these, values are stored without asking.
/// </remarks>
/// <typeparam name="TBinarizer">The witness of the object.</typeparam>
internal ref partial struct DenseWriter<TBinarizer> : IFieldWriter
    where TBinarizer : struct, IWitness
{
    private readonly EncodeBuffer _buffer;
    private readonly WriteChain? _chain;
    private readonly NestingLevel _nesting;
    private readonly int _position;
    private ref byte _object;
    private ref byte _next;
    private ulong _header;
    private int _headerBits;
    private int _headerAt;
    private int _blockAt;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public DenseWriter(EncodeBuffer buffer, int position, NestingLevel nesting, WriteChain? chain)
    {
        _buffer = buffer;
        _chain = chain;
        _nesting = nesting;
        _position = position;
        DenseRoom.Ensure(buffer, position, DenseLayout<TBinarizer>.PrefixLength + DenseLayout<TBinarizer>.ValueRoom);
        _object = ref Unsafe.Add(ref MemoryMarshal.GetArrayDataReference(buffer.Bytes), (uint)position);
        _next = ref Unsafe.Add(ref _object, DenseLayout<TBinarizer>.PrefixLength);
        _blockAt = DenseLayout<TBinarizer>.HeaderLength;
    }

    /// <summary>The writer of an object that is header and block alone, where the caller has proved room for it.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public DenseWriter(ref byte room, EncodeBuffer buffer)
    {
        _buffer = buffer;
        _object = ref room;
        _next = ref Unsafe.Add(ref room, DenseLayout<TBinarizer>.PrefixLength);
        _blockAt = DenseLayout<TBinarizer>.HeaderLength;
    }

    public static FieldOrder Order => FieldOrder.FixedFirst;

    /// <summary>Where the next value in order goes.</summary>
    private readonly int Position
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => _position + (int)Unsafe.ByteOffset(ref _object, ref _next);
    }

    /// <summary>Stores what is left of the header and answers where the object ends.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly int End()
    {
        ulong bits = _header;
        ref byte at = ref Unsafe.Add(ref _object, _headerAt);
        int length = DenseLayout<TBinarizer>.HeaderTail;
        if ((length & 8) != 0)
        {
            Unsafe.WriteUnaligned(ref at, bits);
        }

        if ((length & 4) != 0)
        {
            Unsafe.WriteUnaligned(ref at, (uint)bits);
        }

        if ((length & 2) != 0)
        {
            Unsafe.WriteUnaligned(ref Unsafe.Add(ref at, length & 4), (ushort)(bits >> (8 * (length & 4))));
        }

        if ((length & 1) != 0)
        {
            Unsafe.Add(ref at, length & 6) = (byte)(bits >> (8 * (length & 6)));
        }

        return Position;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void AddBits(uint code, int count)
    {
        if (DenseLayout<TBinarizer>.HasLongHeader)
        {
            EndWord(count);
        }

        _header |= (ulong)code << _headerBits;
        _headerBits += count;
    }

    /// <summary>Stores a word of the header when the next code does not fit it.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void EndWord(int count)
    {
        if (_headerBits + count > DenseShape.WordBits)
        {
            Unsafe.WriteUnaligned(ref Unsafe.Add(ref _object, _headerAt), _header);
            _headerAt += sizeof(ulong);
            _header = 0;
            _headerBits = 0;
        }
    }

    /// <summary>Goes on after a value that was written elsewhere, which may have moved the buffer.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void Resume(int position)
    {
        _object = ref Unsafe.Add(ref MemoryMarshal.GetArrayDataReference(_buffer.Bytes), (uint)_position);
        _next = ref Unsafe.Add(ref _object, position - _position);
    }
}
