using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using SerBench.Formats.Contracts;
using SerBench.Formats.Wire.Chains;

namespace SerBench.Formats.Dense;

/// <summary>
/// Reads one object: the mirror of <see cref="DenseWriter{TBinarizer}"/>, kept in registers by the same habits. Header and block are proved
/// to be there when the object begins, each value after them when it is read.
/// </summary>
/// <typeparam name="TBinarizer">The witness of the object.</typeparam>
internal ref partial struct DenseReader<TBinarizer> : IFieldReader
    where TBinarizer : struct, IWitness
{
    private readonly ref byte _start;
    private readonly int _length;
    private readonly ReadChain? _chain;
    private readonly NestingLevel _nesting;
    private readonly ref byte _object;
    private ulong _header;
    private int _headerBits;
    private int _headerAt;
    private int _blockAt;
    private int _position;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public DenseReader(ReadOnlySpan<byte> data, int position, NestingLevel nesting, ReadChain? chain)
    {
        if (data.Length - position < DenseLayout<TBinarizer>.PrefixLength)
        {
            WireFormatException.ThrowTruncated(position, DenseLayout<TBinarizer>.PrefixLength, data.Length - position);
        }

        _start = ref MemoryMarshal.GetReference(data);
        _length = data.Length;
        _chain = chain;
        _nesting = nesting;
        _object = ref Unsafe.Add(ref _start, position);
        _blockAt = DenseLayout<TBinarizer>.HeaderLength;
        _position = position + DenseLayout<TBinarizer>.PrefixLength;
        LoadWord();
    }

    /// <summary>The reader of an object that is header and block alone, where the caller has proved that it is there.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public DenseReader(ref byte start, int position)
    {
        _start = ref start;
        _object = ref Unsafe.Add(ref start, position);
        _blockAt = DenseLayout<TBinarizer>.HeaderLength;
        _position = position + DenseLayout<TBinarizer>.PrefixLength;
        LoadWord();
    }

    public static FieldOrder Order => FieldOrder.FixedFirst;

    public static bool LastKeyWins => false;

    public readonly int Position => _position;

    private readonly ReadOnlySpan<byte> Data
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => MemoryMarshal.CreateReadOnlySpan(ref _start, _length);
    }

    /// <summary>Loads the header's only word, or the first of several.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void LoadWord()
    {
        if (DenseLayout<TBinarizer>.HasLongHeader)
        {
            _header = Unsafe.ReadUnaligned<ulong>(ref _object);
        }
        else
        {
            LoadLastWord();
        }
    }

    /// <summary>Loads as many bytes as the last word has; bits that stand for nothing must be zero.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void LoadLastWord()
    {
        ref byte at = ref Unsafe.Add(ref _object, _headerAt);
        int length = DenseLayout<TBinarizer>.HeaderTail;
        ulong bits = 0;
        if ((length & 8) != 0)
        {
            bits = Unsafe.ReadUnaligned<ulong>(ref at);
        }

        if ((length & 4) != 0)
        {
            bits = Unsafe.ReadUnaligned<uint>(ref at);
        }

        if ((length & 2) != 0)
        {
            bits |= (ulong)Unsafe.ReadUnaligned<ushort>(ref Unsafe.Add(ref at, length & 4)) << (8 * (length & 4));
        }

        if ((length & 1) != 0)
        {
            bits |= (ulong)Unsafe.Add(ref at, length & 6) << (8 * (length & 6));
        }

        if ((bits & DenseLayout<TBinarizer>.UnusedBits) != 0)
        {
            WireFormatException.Throw(_position, "zeros in the unused bits of an object's header");
        }

        _header = bits;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private uint TakeBits(int count)
    {
        if (DenseLayout<TBinarizer>.HasLongHeader)
        {
            BeginWord(count);
        }

        uint code = (uint)(_header >> _headerBits) & ((1u << count) - 1);
        _headerBits += count;
        return code;
    }

    /// <summary>Loads the next word of the header when the next code does not fit what is left of this one.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void BeginWord(int count)
    {
        if (_headerBits + count <= DenseShape.WordBits)
        {
            return;
        }

        _headerAt += sizeof(ulong);
        _headerBits = 0;
        if (DenseLayout<TBinarizer>.HeaderLength - _headerAt <= sizeof(ulong))
        {
            LoadLastWord();
        }
        else
        {
            _header = Unsafe.ReadUnaligned<ulong>(ref Unsafe.Add(ref _object, _headerAt));
        }
    }
}
