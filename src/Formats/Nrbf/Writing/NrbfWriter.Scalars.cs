using System.Globalization;
using SerBench.Formats.Nrbf.Layouts;

namespace SerBench.Formats.Nrbf.Writing;

internal ref partial struct NrbfWriter<TVisit>
{
    private const int MaxDecimalLength = 31;

    public void WriteBoolean(Slot slot, bool value) => Put(slot, value);

    // A DateTime has one field: 62 bits of ticks and two of kind. A local time has local ticks.
    public void WriteDateTime(Slot slot, DateTime value) => Put(slot, Unsafe.BitCast<DateTime, ulong>(value));

    public void WriteChar(Slot slot, char value)
    {
        if (IsSkipped(slot))
        {
            return;
        }

        _output.Ensure(sizeof(char) + 1);
        _output.Advance(Text.EncodeUtf8(new ReadOnlySpan<char>(in value), _output.Free()));
    }

    public void WriteDecimal(Slot slot, decimal value)
    {
        if (IsSkipped(slot))
        {
            return;
        }

        if (value == 0 && decimal.IsNegative(value))
        {
            Refusal.ThrowNegativeZero();
        }

        _output.Ensure(1 + MaxDecimalLength);
        value.TryFormat(_output.Free()[1..], out int length, default, CultureInfo.InvariantCulture);
        _output.PutByte((byte)length);
        _output.Advance(length);
    }

    public void WriteGuid(Slot slot, Guid value)
    {
        if (IsSkipped(slot))
        {
            return;
        }

        BeginStruct(slot, StructLayouts.Guid);
        _output.Ensure(Unsafe.SizeOf<Guid>());
        _output.Put(value);
    }

    public void WriteDateTimeOffset(Slot slot, DateTimeOffset value)
    {
        if (IsSkipped(slot))
        {
            return;
        }

        BeginStruct(slot, StructLayouts.DateTimeOffset);
        _output.Ensure(sizeof(long) + sizeof(short));
        _output.Put(Unsafe.BitCast<DateTime, ulong>(DateTime.SpecifyKind(value.UtcDateTime, DateTimeKind.Unspecified)));
        _output.Put((short)value.TotalOffsetMinutes);
    }

    public readonly void WriteDateOnly(Slot slot, DateOnly value) => throw NotSerializable(nameof(DateOnly));

    public readonly void WriteTimeOnly(Slot slot, TimeOnly value) => throw NotSerializable(nameof(TimeOnly));

    public void WriteEnum<TEnum>(Slot slot, TEnum value)
        where TEnum : unmanaged, Enum
    {
        if (IsSkipped(slot))
        {
            return;
        }

        BeginStruct(slot, EnumLayout<TEnum>.Class);
        _output.Ensure(Unsafe.SizeOf<TEnum>());
        _output.Put(value);
    }

    public void WriteString(Slot slot, string? value)
    {
        if (IsSkipped(slot))
        {
            return;
        }

        if (value is null)
        {
            PutNull(slot);
            return;
        }

        FlushNulls();
        int id = IdOf(value, null, out bool isNew);
        if (isNew)
        {
            PutString(id, value);
        }
        else
        {
            PutReference(id);
        }
    }

    private static UnsupportedValueException NotSerializable(string type) => new($"{type} is not serializable in .NET.");

    [MethodImpl(AggressiveInlining)]
    private void Put<T>(Slot slot, T value)
        where T : unmanaged
    {
        if (IsSkipped(slot))
        {
            return;
        }

        _output.Ensure(Unsafe.SizeOf<T>());
        _output.Put(value);
    }

    [MethodImpl(AggressiveInlining)]
    private void PutString(int id, string value)
    {
        _output.Ensure(1 + sizeof(int) + Varint.MaxLength32 + value.Length);
        _output.PutByte((byte)RecordKind.BinaryObjectString);
        _output.Put(id);
        int start = _output.Position;
        Varint.Put(ref _output, (uint)value.Length);
        if (Ascii.TryNarrow(value, _output.Free()))
        {
            _output.Advance(value.Length);
        }
        else
        {
            _output.MoveTo(start);
            PutUtf8(value);
        }
    }

    [MethodImpl(NoInlining)]
    private void PutUtf8(string value)
    {
        int length = Text.Utf8Length(value);
        _output.Ensure(Varint.MaxLength32 + length);
        Varint.Put(ref _output, (uint)length);
        Text.EncodeUtf8(value, _output.Free());
        _output.Advance(length);
    }
}
