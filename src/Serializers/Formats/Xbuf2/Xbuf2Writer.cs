using System.Numerics;
using System.Runtime.CompilerServices;
using SerBench.Serializers.Contracts;
using SerBench.Serializers.Wire;

namespace SerBench.Serializers.Formats.Xbuf2;

/// <summary>
/// Writes the fields of one message (docs/formats/xbuf2.md). Between two fields there is always room for every field of fixed size
/// (<see cref="MessageLayout{TBinarizer}.Room"/>), so only what is variable asks for more.
/// </summary>
internal ref partial struct Xbuf2Writer<TBinarizer> : IFieldWriter
    where TBinarizer : struct, IWitness
{
    private const int KeyNumber = 1;
    private const int ValueNumber = 2;

    public OutputCursor Output;
    private readonly int _depth;

    /// <summary>The nullable field whose value comes next.</summary>
    private int _announced = -1;

    /// <summary>Where the length of the open map entry stands.</summary>
    private int _entry;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public Xbuf2Writer(OutputCursor output, int depth)
    {
        Output = output;
        _depth = depth;
        Output.Ensure(MessageLayout<TBinarizer>.Room);
    }

    public static FieldOrder Order => FieldOrder.Declared;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteBoolean(Slot slot, bool value) => PutVarint(slot, value ? 1UL : 0UL);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteByte(Slot slot, byte value) => PutVarint(slot, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteSByte(Slot slot, sbyte value) => PutVarint(slot, (ulong)value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteInt16(Slot slot, short value) => PutVarint(slot, (ulong)value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteUInt16(Slot slot, ushort value) => PutVarint(slot, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteInt32(Slot slot, int value) => PutVarint(slot, (ulong)value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteUInt32(Slot slot, uint value) => PutVarint(slot, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteChar(Slot slot, char value) => PutVarint(slot, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteDateOnly(Slot slot, DateOnly value) => PutVarint(slot, (uint)value.DayNumber);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteInt64(Slot slot, long value) => PutFixed(slot, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteUInt64(Slot slot, ulong value) => PutFixed(slot, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteSingle(Slot slot, float value) => PutFixed(slot, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteDouble(Slot slot, double value) => PutFixed(slot, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteTimeSpan(Slot slot, TimeSpan value) => PutFixed(slot, value.Ticks);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteTimeOnly(Slot slot, TimeOnly value) => PutFixed(slot, value.Ticks);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteDateTime(Slot slot, DateTime value) => PutFixed(slot, TimeWire.ToWire(value));

    public void WriteGuid(Slot slot, Guid value) => PutBlock(slot, value);

    public void WriteDecimal(Slot slot, decimal value) => PutBlock(slot, DecimalWire.ToWords(value));

    public void WriteDateTimeOffset(Slot slot, DateTimeOffset value) =>
        PutBlock(slot, TimeWire.ToWire(value));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteEnum<TEnum>(Slot slot, TEnum value)
        where TEnum : unmanaged, Enum
    {
        if (FlagBits<TEnum>.IsFlags && slot.IsField && !IsAnnounced(slot))
        {
            PutFlags<TEnum>(slot, (ulong)EnumBits<TEnum>.ToInt64(value));
        }
        else
        {
            PutVarint(slot, (ulong)EnumBits<TEnum>.ToInt64(value));
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool BeginNullable(Slot slot, bool hasValue)
    {
        _announced = slot.Ordinal;
        return hasValue;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private readonly bool IsAnnounced(Slot slot) => MessageLayout<TBinarizer>.HasNullables && slot.IsField && _announced == slot.Ordinal;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static uint TagOf(Slot slot, WireType wire) => Tag.Of(
        slot.Role switch
        {
            SlotRole.Key => KeyNumber,
            SlotRole.Value => ValueNumber,
            _ => MessageLayout<TBinarizer>.Number(slot.Ordinal),
        },
        wire);

    /// <summary>Room for one more item or entry; that of a field is there already.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void EnsureItem(Slot slot)
    {
        if (!slot.IsField)
        {
            Output.Ensure(MessageLayout<TBinarizer>.Room + MessageLayout.LongestField + MessageLayout.Slack);
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void PutVarint(Slot slot, ulong value)
    {
        EnsureItem(slot);
        PutTagged(TagOf(slot, WireType.Varint), value);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void PutTagged(uint tag, ulong value)
    {
        if (tag < 0x80)
        {
            if (value < 0x80)
            {
                Output.Put((ushort)(tag | ((uint)value << 8)));
            }
            else
            {
                ref byte here = ref Output.Here();
                here = (byte)tag;
                int length = Varint.Store(ref Unsafe.Add(ref here, 1), value);
                Output.Advance(1 + length);
            }
        }
        else
        {
            int length = StoreTagged(ref Output.Here(), tag, value);
            Output.Advance(length);
        }
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static int StoreTagged(ref byte target, uint tag, ulong value)
    {
        int length = Varint.Store(ref target, tag);
        return length + Varint.Store(ref Unsafe.Add(ref target, length), value);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void PutFixed<T>(Slot slot, T value)
        where T : unmanaged
    {
        EnsureItem(slot);
        uint tag = TagOf(slot, Unsafe.SizeOf<T>() == sizeof(uint) ? WireType.Fixed32 : WireType.Fixed64);
        if (tag < 0x80)
        {
            Output.PutByteAnd((byte)tag, value);
        }
        else
        {
            int length = Varint.Store(ref Output.Here(), tag);
            Output.Advance(length);
            Output.Put(value);
        }
    }

    /// <summary>A value of some bytes behind their length.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void PutBlock<T>(Slot slot, T value)
        where T : unmanaged
    {
        EnsureItem(slot);
        PutTagged(TagOf(slot, WireType.Length), (uint)Unsafe.SizeOf<T>());
        Output.Put(value);
    }

    /// <summary>One value for each flag that is set: the number of its bit.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void PutFlags<TEnum>(Slot slot, ulong bits)
        where TEnum : unmanaged, Enum
    {
        bits &= ulong.MaxValue >> (64 - FlagBits<TEnum>.MostBits);
        Output.Ensure(MessageLayout<TBinarizer>.Room + (FlagBits<TEnum>.MostBits * (Tag.MaxLength + 1)));
        for (; bits != 0; bits &= bits - 1)
        {
            PutTagged(TagOf(slot, WireType.Varint), (uint)BitOperations.TrailingZeroCount(bits));
        }
    }

    /// <summary>Writes a tag, leaves a byte for a length, and answers where.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private int BeginLength(uint tag)
    {
        PutTagged(tag, 0);
        return Output.Position - 1;
    }

    /// <summary>Fills in a length; what was written moves up when it takes more than a byte.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void EndLength(int start)
    {
        int length = Output.Position - start - 1;
        if (length < 0x80)
        {
            Output.PutAt(start, (byte)length);
        }
        else
        {
            Output.Resume(LengthPrefix.Widen(Output, start, length));
        }
    }
}
