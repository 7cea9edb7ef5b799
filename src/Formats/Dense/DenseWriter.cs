using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using SerBench.Formats.Contracts;
using SerBench.Formats.Wire.Chains;

namespace SerBench.Formats.Dense;

/// <summary>
/// Writes one object. The header's bits gather in a register and are stored when the object ends; values of the block have constant
/// places; everything else follows in order (docs/formats/dense.md, "Objects").
/// </summary>
/// <remarks>
/// A local of whoever writes an object, kept in registers. That takes three things: no method of it that is not inlined, few of them large
/// (the JIT's budget for a method is soon spent), and no branch in the arguments of a call on it, which would spill its address.
/// Room is proved for all values of bounded length when the object begins, and again by whatever writes a value that has no bound; between
/// these, values are stored without asking. Where the next value goes is a position, as calls take and answer it: each value waits for it.
/// </remarks>
/// <typeparam name="TBinarizer">The witness of the object.</typeparam>
internal ref partial struct DenseWriter<TBinarizer> : IFieldWriter
    where TBinarizer : struct, IWitness
{
    /// <summary>The count of a collection that is null.</summary>
    private const int Null = -1;

    private readonly EncodeBuffer _buffer;
    private readonly WriteChain? _chain;
    private readonly NestingLevel _nesting;
    private readonly nuint _object;
    private ref byte _start;
    private nuint _next;
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
        DenseRoom.Ensure(buffer, position, DenseLayout<TBinarizer>.PrefixLength + DenseLayout<TBinarizer>.ValueRoom);
        _start = ref MemoryMarshal.GetArrayDataReference(buffer.Bytes);
        _object = (uint)position;
        _next = _object + (uint)DenseLayout<TBinarizer>.PrefixLength;
        _blockAt = DenseLayout<TBinarizer>.HeaderLength;
    }

    /// <summary>The writer of an object that is header and block alone, where the caller has proved room for it.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public DenseWriter(ref byte room, EncodeBuffer buffer)
    {
        _buffer = buffer;
        _start = ref room;
        _next = (uint)DenseLayout<TBinarizer>.PrefixLength;
        _blockAt = DenseLayout<TBinarizer>.HeaderLength;
    }

    public static FieldOrder Order => FieldOrder.FixedFirst;

    /// <summary>Where the next value in order goes.</summary>
    private readonly int Position
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => (int)_next;
    }

    /// <summary>Stores what is left of the header and answers where the object ends.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly int End()
    {
        ulong bits = _header;
        ref byte at = ref Unsafe.Add(ref _start, _object + (uint)_headerAt);
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

    /// <summary>Ends the root object and stores the version before it, for which the writer has proved room as well.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void EndMessage()
    {
        int end = End();
        _start = DenseFormat.Version;
        _buffer.Length = end;
    }

    /// <summary>Says before the object that it is there; room for it was proved with the object's own.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void MarkPresence() => Unsafe.Add(ref _start, _object - 1) = 1;

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
            Unsafe.WriteUnaligned(ref Unsafe.Add(ref _start, _object + (uint)_headerAt), _header);
            _headerAt += sizeof(ulong);
            _header = 0;
            _headerBits = 0;
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void Ensure(int count)
    {
        int position = Position;
        if (_buffer.Bytes.Length - position < count)
        {
            _buffer.Grow(position, count);
            Resume(position);
        }
    }

    /// <summary>Goes on after a value that was written elsewhere, which may have moved the buffer.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void Resume(int position)
    {
        _start = ref MemoryMarshal.GetArrayDataReference(_buffer.Bytes);
        _next = (uint)position;
    }
}
