namespace SerBench.Formats.Ignite;

internal ref partial struct IgniteWriter<TMode>
{
    [MethodImpl(AggressiveInlining)]
    public void WriteBoolean(Slot slot, bool value) => PutPrimitive(slot, IgniteCode.Bool, value ? (byte)1 : (byte)0);

    public void WriteDecimal(Slot slot, decimal value)
    {
        BeginCoded(slot, IgniteCode.Decimal, IgniteWidth.Decimal);
        IgniteDecimal.Put(ref _output, value);
    }

    [MethodImpl(AggressiveInlining)]
    public void WriteGuid(Slot slot, Guid value)
    {
        BeginCoded(slot, IgniteCode.Guid, IgniteWidth.Guid);
        IgniteGuid.Put(ref _output, value);
    }

    public void WriteDateTime(Slot slot, DateTime value)
    {
        if (value.Kind != DateTimeKind.Utc)
        {
            WriteObject<IgniteTime.DateTime, IgniteTime.DateTimeBinarizer>(slot, IgniteTime.DateTime.Of(value));
            return;
        }

        BeginCoded(slot, IgniteCode.Timestamp, IgniteWidth.Timestamp);
        (long milliseconds, int nanoseconds) = IgniteTime.Split(value);
        _output.Put(milliseconds);
        _output.Put(nanoseconds);
    }

    public void WriteDateTimeOffset(Slot slot, DateTimeOffset value) =>
        WriteObject<IgniteTime.DateTimeOffset, IgniteTime.DateTimeOffsetBinarizer>(slot, IgniteTime.DateTimeOffset.Of(value));

    [MethodImpl(AggressiveInlining)]
    public void WriteEnum<TEnum>(Slot slot, TEnum value)
        where TEnum : unmanaged, Enum
    {
        if (Unsafe.SizeOf<TEnum>() == sizeof(long))
        {
            PutPrimitive(slot, IgniteCode.Long, Unsafe.BitCast<TEnum, long>(value));
            return;
        }

        BeginCoded(slot, IgniteCode.Enum, IgniteWidth.Enum);
        _output.Put(IgniteEnumWire<TEnum>.TypeId);
        _output.Put(IgniteEnumWire<TEnum>.ToInt32(value));
    }

    [MethodImpl(AggressiveInlining)]
    public void WriteString(Slot slot, string? value)
    {
        BeginValue(slot);
        if (value is null)
        {
            PutNull(slot);
            return;
        }

        PutText(value);
    }

    public bool BeginNullable(Slot slot, bool hasValue)
    {
        if (hasValue)
        {
            _codedField = slot.Ordinal;
        }
        else
        {
            BeginValue(slot);
            PutNull(slot);
        }

        return hasValue;
    }

    [MethodImpl(AggressiveInlining)]
    private void BeginValue(Slot slot)
    {
        if (!TMode.IsRaw && slot.IsField)
        {
            _offsets[slot.Ordinal] = _output.Position - _start;
        }
    }

    [MethodImpl(AggressiveInlining)]
    private void BeginCoded(Slot slot, byte code, int width)
    {
        BeginValue(slot);
        if (!slot.IsField)
        {
            _output.Ensure(width + _fixedLength);
        }

        _output.PutByte(code);
    }

    [MethodImpl(AggressiveInlining)]
    private void Put<T>(Slot slot, T value)
        where T : unmanaged => PutPrimitive(slot, IgniteCode.Of<T>(), value);

    [MethodImpl(AggressiveInlining)]
    private void PutPrimitive<T>(Slot slot, byte code, T value)
        where T : unmanaged
    {
        if (!TMode.IsRaw || !slot.IsField || _codedField == slot.Ordinal)
        {
            BeginCoded(slot, code, 1 + Unsafe.SizeOf<T>());
        }

        _output.Put(value);
    }

    [MethodImpl(AggressiveInlining)]
    private void PutNull(Slot slot)
    {
        if (!slot.IsField)
        {
            _output.Ensure(1 + _fixedLength);
        }

        _output.PutByte(IgniteCode.Null);
    }

    private void PutText(string value)
    {
        _output.Ensure(checked(IgniteWidth.String + value.Length + _fixedLength));
        int lengthAt = _output.Position + 1;
        _output.PutByte(IgniteCode.String);
        _output.Advance(sizeof(int));
        int length = value.Length;
        if (Ascii.TryNarrowNonZero(value, _output.Free()))
        {
            _output.Advance(length);
        }
        else
        {
            length = IgniteText.Length(value);
            _output.Ensure(checked(length + _fixedLength));
            IgniteText.Encode(value, _output.Free()[..length]);
            _output.Advance(length);
        }

        _output.PutAt(lengthAt, length);
    }
}
