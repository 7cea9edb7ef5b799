using System.Diagnostics;

namespace SerBench.Formats.Fixed;

/// <summary>
/// Reads the fields of one object (docs/formats/fixed.md). The whole block is proved to be there before its first field is read; the block of
/// an older writer is completed first (<see cref="FixedObjects.ReadOlder"/>). Kept in registers like <see cref="FixedWriter{TBinarizer}"/>.
/// </summary>
internal ref struct FixedReader<TBinarizer> : IFieldReader
    where TBinarizer : struct, IWitness
{
    private InputCursor _input;

    /// <summary>The block of the object, with all fields that this reader knows.</summary>
    private readonly ref byte _block;

    /// <summary>The position of the block in the message.</summary>
    private readonly int _blockPosition;
    private readonly NestingLevel _nesting;

    /// <summary>Proves that a block is at the cursor and moves past it. The block lacks no field.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public FixedReader(InputCursor input, int blockLength, NestingLevel nesting)
    {
        Debug.Assert(blockLength >= FixedLayout<TBinarizer>.BlockLength);
        input.Need(blockLength);
        _blockPosition = input.Position;
        _nesting = nesting;
        _block = ref input.Here();
        input.Advance(blockLength);
        _input = input;
    }

    /// <summary>Creates a reader for an object whose block was completed elsewhere and ends at the cursor.</summary>
    public FixedReader(InputCursor input, ref byte block, int position, NestingLevel nesting)
    {
        _input = input;
        _block = ref block;
        _blockPosition = position;
        _nesting = nesting;
    }

    /// <summary>Creates a reader for an object that consists of its block alone. The caller has proved that the block is there.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public FixedReader(ref byte block, int position)
    {
        _block = ref block;
        _blockPosition = position;
    }

    /// <summary>The cursor behind the bytes that were read.</summary>
    public readonly InputCursor Input
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => _input;
    }

    /// <summary>The position in the message. An object that consists of its block alone has no cursor.</summary>
    public readonly int Position => Math.Max(_blockPosition, _input.Position);

    public static FieldOrder Order => FieldOrder.Declared;

    public static bool LastKeyWins => false;

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

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public DateOnly ReadDateOnly(Slot slot) => TimeWire.ToDateOnly(Take<int>(slot), PositionOf(slot));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public TimeOnly ReadTimeOnly(Slot slot) => TimeWire.ToTimeOnly(Take<long>(slot), PositionOf(slot));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public DateTime ReadDateTime(Slot slot) => TimeWire.ToDateTime(Take<ulong>(slot), PositionOf(slot));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public DateTimeOffset ReadDateTimeOffset(Slot slot) => TimeWire.ToDateTimeOffset(Take<TimeWire.Offset>(slot), PositionOf(slot));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public decimal ReadDecimal(Slot slot) => DecimalWire.FromWords(Take<UInt128>(slot), PositionOf(slot));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public TEnum ReadEnum<TEnum>(Slot slot)
        where TEnum : unmanaged, Enum => Take<TEnum>(slot);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly bool BeginNullable(Slot slot) => Unsafe.Add(ref _block, FixedLayout<TBinarizer>.Offset(slot) - 1) != 0;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private readonly T Take<T>(Slot slot)
        where T : unmanaged => Unsafe.ReadUnaligned<T>(ref Unsafe.Add(ref _block, FixedLayout<TBinarizer>.Offset(slot)));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private readonly int PositionOf(Slot slot) => _blockPosition + FixedLayout<TBinarizer>.Offset(slot);

    // Variable values: text, nested objects, groups and maps.

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public string? ReadString(Slot slot) => FixedText.Take(ref _input, Take<int>(slot));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public T? ReadObject<T, TNested>(Slot slot)
        where TNested : struct, IBinarizer<T>
    {
        int length = Take<ushort>(slot) - 1;
        return length < 0 ? default : FixedObjects.Read<T, TNested>(ref _input, length, _nesting);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public TSequence? ReadSequence<TSequence, TItem, TWitness>(Slot slot)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        var items = new FixedItemReader(_input, _nesting);
        TSequence? value;
        if (TWitness.Kind == SequenceKind.Rectangular)
        {
            ReadOnlySpan<byte> lengths = MemoryMarshal.CreateReadOnlySpan(
                ref Unsafe.Add(ref _block, FixedLayout<TBinarizer>.Offset(slot)), sizeof(int) * TWitness.Rank);
            value = items.ReadRectangular<TSequence, TItem, TWitness>(slot, lengths);
        }
        else
        {
            value = items.ReadItems<TSequence, TItem, TWitness>(slot, Take<int>(slot));
        }

        _input = items.Input;
        return value;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public TMap? ReadMap<TMap, TKey, TValue, TWitness>(Slot slot)
        where TWitness : struct, IMap<TMap, TKey, TValue>
    {
        var items = new FixedItemReader(_input, _nesting);
        TMap? value = items.ReadEntries<TMap, TKey, TValue, TWitness>(slot, Take<int>(slot));
        _input = items.Input;
        return value;
    }

    public readonly void BeginEntry(Slot map) => throw new InvalidOperationException("Entries belong to the reader of items.");

    public readonly void EndEntry(Slot map) => throw new InvalidOperationException("Entries belong to the reader of items.");
}
