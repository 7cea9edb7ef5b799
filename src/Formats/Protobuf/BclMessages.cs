namespace SerBench.Formats.Protobuf;

// Messages of up to three numbers for .NET values that protobuf lacks (docs/formats/protobuf.md, ".NET types").
internal static class BclMessages
{
    public const int MaxLength = 1 + (1 + Varint.MaxLength64) + (1 + Varint.MaxLength32) + (1 + Varint.MaxLength32);

    public const int GuidHalfLength = sizeof(ulong);
    private const int MaxScale = 28;
    private const int MaxOffsetMinutes = 14 * 60;

    // The scale is shifted left, and the lowest bit is the sign.
    public static (ulong Low, ulong High, ulong SignScale) Split(decimal value)
    {
        Span<int> bits = stackalloc int[4];
        decimal.GetBits(value, bits);
        uint flags = (uint)bits[3];
        return ((uint)bits[0] | ((ulong)(uint)bits[1] << 32), (uint)bits[2], ((flags >> 15) & 0x1FE) | (flags >> 31));
    }

    public static decimal JoinDecimal(ReadOnlySpan<ulong> parts, int offset)
    {
        (ulong low, uint high, uint signScale) = (parts[0], (uint)parts[1], (uint)parts[2]);
        if (signScale >> 1 > MaxScale)
        {
            WireFormatException.Throw(offset, $"a decimal whose scale is at most {MaxScale}");
        }

        return new decimal((int)low, (int)(low >> 32), (int)high, (signScale & 1) != 0, (byte)(signScale >> 1));
    }

    public static (ulong Ticks, ulong Offset) Split(DateTimeOffset value) =>
        ((ulong)value.UtcTicks, Varint.ZigZag(value.TotalOffsetMinutes));

    public static DateTimeOffset JoinDateTimeOffset(ReadOnlySpan<ulong> parts, int offset)
    {
        (ulong ticks, long minutes) = (parts[0], Varint.UnZigZag((uint)parts[1]));
        if (ticks > (ulong)DateTime.MaxValue.Ticks || Math.Abs(minutes) > MaxOffsetMinutes
            || (ulong)((long)ticks + (minutes * TimeSpan.TicksPerMinute)) > (ulong)DateTime.MaxValue.Ticks)
        {
            WireFormatException.Throw(offset, "a date between the years 1 and 9999 with an offset within 14 hours");
        }

        return new DateTimeOffset((long)ticks + (minutes * TimeSpan.TicksPerMinute), TimeSpan.FromMinutes(minutes));
    }
}

// A duration or date is counted in the largest unit that divides it, and stored with the unit.
internal readonly record struct ScaledTicks(long Value, int Scale, DateTimeKind Kind)
{
    private const int MinMaxScale = 15;

    private static ReadOnlySpan<long> Units =>
    [
        TimeSpan.TicksPerDay, TimeSpan.TicksPerHour, TimeSpan.TicksPerMinute, TimeSpan.TicksPerSecond, TimeSpan.TicksPerMillisecond, 1,
    ];

    public static ScaledTicks Of(TimeSpan value) =>
        value == TimeSpan.MaxValue ? new ScaledTicks(1, MinMaxScale, DateTimeKind.Unspecified)
        : value == TimeSpan.MinValue ? new ScaledTicks(-1, MinMaxScale, DateTimeKind.Unspecified)
        : Of(value.Ticks, DateTimeKind.Unspecified);

    // Counts from 1970. Unlike protobuf-net's default, the kind is always written.
    public static ScaledTicks Of(DateTime value) =>
        value.Ticks == DateTime.MaxValue.Ticks ? new ScaledTicks(1, MinMaxScale, value.Kind)
        : value.Ticks == 0 ? new ScaledTicks(-1, MinMaxScale, value.Kind)
        : Of(value.Ticks - DateTime.UnixEpoch.Ticks, value.Kind);

    public static ScaledTicks Join(ReadOnlySpan<ulong> parts, int offset)
    {
        var scaled = new ScaledTicks(Varint.UnZigZag(parts[0]), (int)parts[1], (DateTimeKind)(int)parts[2]);
        if (scaled.Kind is < DateTimeKind.Unspecified or > DateTimeKind.Local)
        {
            WireFormatException.Throw(offset, "a kind of date of 0, 1 or 2");
        }

        if ((uint)scaled.Scale >= (uint)Units.Length && !(scaled.Scale == MinMaxScale && scaled.Value is 1 or -1))
        {
            WireFormatException.Throw(offset, "a scale of 0 to 5, or of 15 with a value of 1 or -1");
        }

        return scaled;
    }

    public TimeSpan ToTimeSpan(int offset)
    {
        if (Scale == MinMaxScale)
        {
            return Value > 0 ? TimeSpan.MaxValue : TimeSpan.MinValue;
        }

        Int128 ticks = (Int128)Value * Units[Scale];
        if (ticks < long.MinValue || ticks > long.MaxValue)
        {
            WireFormatException.Throw(offset, "a duration of at most 64 bits of ticks");
        }

        return new TimeSpan((long)ticks);
    }

    public DateTime ToDateTime(int offset)
    {
        if (Scale == MinMaxScale)
        {
            return new DateTime(Value > 0 ? DateTime.MaxValue.Ticks : 0, Kind);
        }

        Int128 ticks = ((Int128)Value * Units[Scale]) + DateTime.UnixEpoch.Ticks;
        if (ticks < 0 || ticks > DateTime.MaxValue.Ticks)
        {
            WireFormatException.Throw(offset, "a date between the years 1 and 9999");
        }

        return new DateTime((long)ticks, Kind);
    }

    private static ScaledTicks Of(long ticks, DateTimeKind kind)
    {
        int scale = 0;
        while (ticks % Units[scale] != 0)
        {
            scale++;
        }

        return new ScaledTicks(ticks / Units[scale], scale, kind);
    }
}
