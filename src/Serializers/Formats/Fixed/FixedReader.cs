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
    public InputCursor Input;

    /// <summary>Where the block of the current object begins.</summary>
    private readonly int _block;

    /// <summary>How long it is in the data.</summary>
    private readonly int _blockLength;

    /// <summary>Whether that is less than this reader knows.</summary>
    private readonly bool _isShort;

    /// <summary>The block length of the items of the group that is being read.</summary>
    private int _itemBlockLength;
    private readonly int _depth;

    /// <summary>Proves that a block of some length is at the cursor, and goes past it.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public FixedReader(InputCursor input, int blockLength, int depth)
    {
        Input = input;
        Input.Need(blockLength);
        _block = Input.Position;
        _blockLength = blockLength;
        _isShort = blockLength < FixedLayout<TBinarizer>.BlockLength;
        _depth = depth;
        Input.Advance(blockLength);
    }

    public static FieldOrder Order => FieldOrder.Declared;

    public static bool LastKeyWins => false;

    public readonly int Position => Input.Position;

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

    public DateOnly ReadDateOnly(Slot slot) => TimeWire.ToDateOnly(Take<int>(slot), PositionOf(slot));

    public TimeOnly ReadTimeOnly(Slot slot) => TimeWire.ToTimeOnly(Take<long>(slot), PositionOf(slot));

    public DateTime ReadDateTime(Slot slot) => TimeWire.ToDateTime(Take<ulong>(slot), PositionOf(slot));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public DateTimeOffset ReadDateTimeOffset(Slot slot)
    {
        int position = Find(slot, sizeof(long) + sizeof(short));
        return position < 0
            ? default
            : TimeWire.ToDateTimeOffset(Input.TakeAt<TimeWire.Offset>(position), position);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public decimal ReadDecimal(Slot slot)
    {
        int position = Find(slot, 2 * sizeof(ulong));
        return position < 0
            ? default
            : DecimalWire.FromWords(Input.TakeAt<UInt128>(position), position);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public TEnum ReadEnum<TEnum>(Slot slot)
        where TEnum : unmanaged, Enum => Take<TEnum>(slot);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool BeginNullable(Slot slot)
    {
        if (!slot.IsField)
        {
            return Take<byte>(slot) != 0;
        }

        return !IsAbsent(slot) && Input.TakeAt<byte>(PositionOf(slot) - 1) != 0;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private T Take<T>(Slot slot)
        where T : unmanaged
    {
        if (!slot.IsField)
        {
            return Input.Read<T>();
        }

        return IsAbsent(slot) ? default : Input.TakeAt<T>(_block + FixedLayout<TBinarizer>.Offset(slot));
    }

    /// <summary>Whether the block ends before a field does.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private readonly bool IsAbsent(Slot slot) => _isShort && FixedLayout<TBinarizer>.End(slot) > _blockLength;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private readonly int PositionOf(Slot slot) => slot.IsField ? _block + FixedLayout<TBinarizer>.Offset(slot) : Input.Position;

    /// <summary>Where a value stands, moving on past it if it is not in the block; negative when it is absent.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private int Find(Slot slot, int length)
    {
        if (slot.IsField)
        {
            return IsAbsent(slot) ? -1 : _block + FixedLayout<TBinarizer>.Offset(slot);
        }

        Input.Skip(length);
        return Input.Position - length;
    }
}
