using System.Runtime.CompilerServices;
using SerBench.Serializers.Contracts;
using SerBench.Serializers.Wire;

namespace SerBench.Serializers.Formats.Fixed;

/// <summary>
/// Reads the fields of one object (docs/formats/fixed.md). The whole block is proved to be there before its first field is read; fields
/// that the block of an older writer lacks are defaults.
/// </summary>
internal ref partial struct FixedReader<TBinarizer> : IFieldReader
    where TBinarizer : struct, IWitness
{
    private InputCursor _input;

    /// <summary>Where the block of the current object begins.</summary>
    private int _block;

    /// <summary>How long it is in the data.</summary>
    private int _blockLength;

    /// <summary>Whether that is less than this reader knows.</summary>
    private bool _isShort;

    /// <summary>Whether a newer writer may have put more behind the root object than this reader knows.</summary>
    private bool _isNewer;

    /// <summary>The block length of the items of the group that is being read.</summary>
    private int _itemBlockLength;
    private int _depth;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public FixedReader(InputCursor input)
    {
        _input = input;
        _depth = 1;
        _input.Need(FixedFormat.HeaderLength);
        uint header = _input.Take<uint>();
        if (header != (uint)(FixedLayout<TBinarizer>.BlockLength | (FixedLayout<TBinarizer>.Version << 16)))
        {
            _isNewer = FixedVersion.IsNewer((int)header & ushort.MaxValue, FixedLayout<TBinarizer>.BlockLength, (int)(header >> 16), FixedLayout<TBinarizer>.Version);
        }

        BeginBlock<TBinarizer>((int)header & ushort.MaxValue);
    }

    public static FieldOrder Order => FieldOrder.Declared;

    public static bool LastKeyWins => false;

    public readonly int Position => _input.Position;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void ExpectEnd()
    {
        if (!_isNewer)
        {
            _input.ExpectEnd();
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool ReadBoolean(Slot slot) => Take<byte>(slot) != 0;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public byte ReadByte(Slot slot) => Take<byte>(slot);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public sbyte ReadSByte(Slot slot) => Take<sbyte>(slot);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public short ReadInt16(Slot slot) => Take<short>(slot);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ushort ReadUInt16(Slot slot) => Take<ushort>(slot);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public int ReadInt32(Slot slot) => Take<int>(slot);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public uint ReadUInt32(Slot slot) => Take<uint>(slot);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public long ReadInt64(Slot slot) => Take<long>(slot);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ulong ReadUInt64(Slot slot) => Take<ulong>(slot);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public char ReadChar(Slot slot) => Take<char>(slot);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public float ReadSingle(Slot slot) => Take<float>(slot);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public double ReadDouble(Slot slot) => Take<double>(slot);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public Guid ReadGuid(Slot slot) => Take<Guid>(slot);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public TimeSpan ReadTimeSpan(Slot slot) => new(Take<long>(slot));

    public DateOnly ReadDateOnly(Slot slot) => FixedTime.ToDateOnly(Take<int>(slot), PositionOf(slot));

    public TimeOnly ReadTimeOnly(Slot slot) => FixedTime.ToTimeOnly(Take<long>(slot), PositionOf(slot));

    public DateTime ReadDateTime(Slot slot) => FixedTime.ToDateTime(Take<ulong>(slot), PositionOf(slot));

    public DateTimeOffset ReadDateTimeOffset(Slot slot)
    {
        int position = Find(slot, sizeof(long) + sizeof(short));
        return position < 0
            ? default
            : FixedTime.ToDateTimeOffset(_input.TakeAt<long>(position), _input.TakeAt<short>(position + sizeof(long)), position);
    }

    public decimal ReadDecimal(Slot slot)
    {
        int position = Find(slot, 2 * sizeof(ulong));
        return position < 0
            ? default
            : FixedTime.ToDecimal(_input.TakeAt<ulong>(position), _input.TakeAt<ulong>(position + sizeof(ulong)), position);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public TEnum ReadEnum<TEnum>(Slot slot)
        where TEnum : unmanaged, Enum => Take<TEnum>(slot);

    public bool BeginNullable(Slot slot)
    {
        if (!slot.IsField)
        {
            return Take<byte>(slot) != 0;
        }

        return !IsAbsent(slot) && _input.TakeAt<byte>(PositionOf(slot) - 1) != 0;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private T Take<T>(Slot slot)
        where T : unmanaged
    {
        if (!slot.IsField)
        {
            return _input.Read<T>();
        }

        return IsAbsent(slot) ? default : _input.TakeAt<T>(_block + FixedLayout<TBinarizer>.Offset(slot));
    }

    /// <summary>Whether the block ends before a field does.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private readonly bool IsAbsent(Slot slot) => _isShort && FixedLayout<TBinarizer>.End(slot) > _blockLength;

    private readonly int PositionOf(Slot slot) => slot.IsField ? _block + FixedLayout<TBinarizer>.Offset(slot) : _input.Position;

    /// <summary>Where a value stands, moving on past it if it is not in the block; negative when it is absent.</summary>
    private int Find(Slot slot, int length)
    {
        if (slot.IsField)
        {
            return IsAbsent(slot) ? -1 : _block + FixedLayout<TBinarizer>.Offset(slot);
        }

        _input.Skip(length);
        return _input.Position - length;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void BeginBlock<TAny>(int length)
        where TAny : struct, IWitness
    {
        _input.Need(length);
        _block = _input.Position;
        _blockLength = length;
        _isShort = length < FixedLayout<TAny>.BlockLength;
        _input.Advance(length);
    }
}
