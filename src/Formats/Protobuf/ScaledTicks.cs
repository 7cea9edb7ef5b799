using SerBench.Formats.Contracts;
using SerBench.Formats.Wire;

namespace SerBench.Formats.Protobuf;

/// <summary>protobuf-net's bcl.TimeSpan and bcl.DateTime: a number of the largest unit that divides the value, and the unit.</summary>
internal readonly record struct ScaledTicks(long Value, int Scale, DateTimeKind Kind)
{
    private const int MinMaxScale = 15;

    /// <summary>The ticks of days, hours, minutes, seconds, milliseconds and ticks: scales 0 to 5.</summary>
    private static ReadOnlySpan<long> Units =>
    [
        TimeSpan.TicksPerDay, TimeSpan.TicksPerHour, TimeSpan.TicksPerMinute, TimeSpan.TicksPerSecond, TimeSpan.TicksPerMillisecond, 1,
    ];

    public static ScaledTicks Of(TimeSpan value) =>
        value == TimeSpan.MaxValue ? new ScaledTicks(1, MinMaxScale, DateTimeKind.Unspecified)
        : value == TimeSpan.MinValue ? new ScaledTicks(-1, MinMaxScale, DateTimeKind.Unspecified)
        : Of(value.Ticks, DateTimeKind.Unspecified);

    /// <summary>The distance from 1970. The kind is written, as protobuf-net does when asked to, so that it is not lost.</summary>
    public static ScaledTicks Of(DateTime value) =>
        value.Ticks == DateTime.MaxValue.Ticks ? new ScaledTicks(1, MinMaxScale, value.Kind)
        : value.Ticks == 0 ? new ScaledTicks(-1, MinMaxScale, value.Kind)
        : Of(value.Ticks - DateTime.UnixEpoch.Ticks, value.Kind);

    /// <param name="parts">The three fields as they stand in the data.</param>
    /// <param name="offset">Where.</param>
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
