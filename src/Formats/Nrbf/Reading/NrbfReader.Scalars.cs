using System.Globalization;
using System.Text;
using SerBench.Formats.Nrbf.Layouts;

namespace SerBench.Formats.Nrbf.Reading;

internal ref partial struct NrbfReader<TVisit>
{
    private const int MaxDecimalLength = 31;
    private const int MinutesOf14Hours = 14 * 60;

    public bool ReadBoolean(Slot slot)
    {
        byte value = Take<byte>(slot);
        if (value > 1)
        {
            WireFormatException.Throw(_input.Position - 1, "a boolean of 0 or 1");
        }

        return value != 0;
    }

    public DateTime ReadDateTime(Slot slot) => AsDateTime(Take<ulong>(slot));

    public char ReadChar(Slot slot)
    {
        Jump(slot);
        int start = _input.Position;
        if (Rune.DecodeFromUtf8(_input.Data[start..], out Rune rune, out int length) != System.Buffers.OperationStatus.Done || !rune.IsBmp)
        {
            WireFormatException.ThrowText(start);
        }

        _input.Skip(length);
        return (char)rune.Value;
    }

    public decimal ReadDecimal(Slot slot)
    {
        const NumberStyles Style = NumberStyles.AllowLeadingSign | NumberStyles.AllowDecimalPoint;
        Jump(slot);
        int start = _input.Position;
        ReadOnlySpan<byte> text = _input.ReadBytes(Prefixed.ReadLength(ref _input));
        Span<byte> canonical = stackalloc byte[MaxDecimalLength];
        if (text.Length > MaxDecimalLength
            || !decimal.TryParse(text, Style, CultureInfo.InvariantCulture, out decimal value)
            || !value.TryFormat(canonical, out int length, default, CultureInfo.InvariantCulture)
            || !text.SequenceEqual(canonical[..length]))
        {
            throw new WireFormatException(start, "a decimal number as .NET writes it");
        }

        return value;
    }

    public Guid ReadGuid(Slot slot)
    {
        BeginStruct(slot, StructLayouts.Guid);
        return _input.Read<Guid>();
    }

    public DateTimeOffset ReadDateTimeOffset(Slot slot)
    {
        BeginStruct(slot, StructLayouts.DateTimeOffset);
        long ticks = _input.Read<long>();
        int minutes = _input.Read<short>();
        long local = unchecked(ticks + (minutes * TimeSpan.TicksPerMinute));
        if (ticks < 0 || ticks > DateTime.MaxValue.Ticks || local < 0 || local > DateTime.MaxValue.Ticks
            || Math.Abs(minutes) > MinutesOf14Hours)
        {
            WireFormatException.Throw(_input.Position, "a time and an offset in range");
        }

        return new DateTimeOffset(local, TimeSpan.FromMinutes(minutes));
    }

    public readonly DateOnly ReadDateOnly(Slot slot) => throw NotSerializable(nameof(DateOnly));

    public readonly TimeOnly ReadTimeOnly(Slot slot) => throw NotSerializable(nameof(TimeOnly));

    public TEnum ReadEnum<TEnum>(Slot slot)
        where TEnum : unmanaged, Enum
    {
        // Any bit pattern is valid, because an enum can hold values that it does not name.
        BeginStruct(slot, EnumLayout<TEnum>.Class);
        return _input.Read<TEnum>();
    }

    private static UnsupportedValueException NotSerializable(string type) => new($"{type} is not serializable in .NET.");

    private readonly DateTime AsDateTime(ulong bits)
    {
        const ulong TicksMask = 0x3FFF_FFFF_FFFF_FFFF;
        if ((bits & TicksMask) > (ulong)DateTime.MaxValue.Ticks)
        {
            WireFormatException.Throw(_input.Position, "a time in range");
        }

        return Unsafe.BitCast<ulong, DateTime>(bits);
    }

    [MethodImpl(AggressiveInlining)]
    private T Take<T>(Slot slot)
        where T : unmanaged
    {
        Jump(slot);
        return _input.Read<T>();
    }

    [MethodImpl(AggressiveInlining)]
    private void Jump(Slot slot)
    {
        if (!TVisit.IsRecordOrder && slot.IsField)
        {
            _input.MoveTo(_state.Jumps[_jumps + slot.Ordinal]);
        }
    }

    [MethodImpl(AggressiveInlining)]
    private void BeginStruct(Slot slot, ClassLayout layout)
    {
        Jump(slot);
        RecordKind kind = ReadKind();
        int id = _input.Read<int>();
        Mark(WithoutSign(id));
        if (id >= 0)
        {
            WireFormatException.Throw(_input.Position, "the negative id of a struct");
        }

        ExpectClass(layout, kind, id);
    }
}
