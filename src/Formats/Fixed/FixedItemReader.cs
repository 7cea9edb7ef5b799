using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;
using SerBench.Formats.Wire;

namespace SerBench.Formats.Fixed;

/// <summary>Reads the items of a group, the keys and values of a map: the mirror of <see cref="FixedItemWriter"/>.</summary>
internal ref partial struct FixedItemReader : IFieldReader
{
    private InputCursor _input;
    private readonly int _depth;

    /// <summary>The block length of the items of the group that is being read.</summary>
    private int _itemBlockLength;

    // Whether all items were proved to be there before the first one; a constant to the JIT in the loop over them.
    private bool _isProved;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public FixedItemReader(InputCursor input, int depth)
    {
        _input = input;
        _depth = depth;
    }

    /// <summary>Behind what was read.</summary>
    public readonly InputCursor Input
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => _input;
    }

    public readonly int Position => _input.Position;

    public static FieldOrder Order => FieldOrder.Declared;

    public static bool LastKeyWins => false;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool ReadBoolean(Slot slot) => _input.Read<byte>() != 0;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public byte ReadByte(Slot slot) => _input.Read<byte>();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public sbyte ReadSByte(Slot slot) => _input.Read<sbyte>();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public short ReadInt16(Slot slot) => _input.Read<short>();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ushort ReadUInt16(Slot slot) => _input.Read<ushort>();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public int ReadInt32(Slot slot) => _input.Read<int>();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public uint ReadUInt32(Slot slot) => _input.Read<uint>();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public long ReadInt64(Slot slot) => _input.Read<long>();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ulong ReadUInt64(Slot slot) => _input.Read<ulong>();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public char ReadChar(Slot slot) => _input.Read<char>();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public float ReadSingle(Slot slot) => _input.Read<float>();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public double ReadDouble(Slot slot) => _input.Read<double>();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public Guid ReadGuid(Slot slot) => _input.Read<Guid>();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public TimeSpan ReadTimeSpan(Slot slot) => new(_input.Read<long>());

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public DateOnly ReadDateOnly(Slot slot) => TimeWire.ToDateOnly(_input.Read<int>(), _input.Position);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public TimeOnly ReadTimeOnly(Slot slot) => TimeWire.ToTimeOnly(_input.Read<long>(), _input.Position);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public DateTime ReadDateTime(Slot slot) => TimeWire.ToDateTime(_input.Read<ulong>(), _input.Position);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public DateTimeOffset ReadDateTimeOffset(Slot slot) => TimeWire.ToDateTimeOffset(_input.Read<TimeWire.Offset>(), _input.Position);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public decimal ReadDecimal(Slot slot) => DecimalWire.FromWords(_input.Read<UInt128>(), _input.Position);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public TEnum ReadEnum<TEnum>(Slot slot)
        where TEnum : unmanaged, Enum => _input.Read<TEnum>();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool BeginNullable(Slot slot) => _input.ReadByte() != 0;
}
