using SerBench.Serializers.Contracts;

namespace SerBench.Serializers.Formats.Fixed;

/// <summary>Dates and decimals as they stand in a block, and the ranges a reader checks (docs/formats/fixed.md, "Values").</summary>
internal static class FixedTime
{
    private const int KindShift = 62;
    private const int MaxOffsetMinutes = 14 * 60;
    private const int MaxScale = 28;
    private const int ScaleShift = 16;

    public static ulong ToWire(DateTime value) => (ulong)value.Ticks | ((ulong)value.Kind << KindShift);

    public static DateTime ToDateTime(ulong wire, int position)
    {
        var kind = (DateTimeKind)(wire >> KindShift);
        long ticks = (long)(wire & ((1UL << KindShift) - 1));
        if (kind > DateTimeKind.Local || ticks > DateTime.MaxValue.Ticks)
        {
            WireFormatException.Throw(position, "a date between the years 1 and 9999");
        }

        return new DateTime(ticks, kind);
    }

    public static DateTimeOffset ToDateTimeOffset(long ticks, short minutes, int position)
    {
        long utc = unchecked(ticks - (minutes * TimeSpan.TicksPerMinute));
        if (Math.Abs((int)minutes) > MaxOffsetMinutes || (ulong)ticks > (ulong)DateTime.MaxValue.Ticks || (ulong)utc > (ulong)DateTime.MaxValue.Ticks)
        {
            WireFormatException.Throw(position, "a date between the years 1 and 9999 with an offset of at most 14 hours");
        }

        return new DateTimeOffset(ticks, TimeSpan.FromMinutes(minutes));
    }

    public static DateOnly ToDateOnly(int wire, int position)
    {
        if ((uint)wire > (uint)DateOnly.MaxValue.DayNumber)
        {
            WireFormatException.Throw(position, "a day between the years 1 and 9999");
        }

        return DateOnly.FromDayNumber(wire);
    }

    public static TimeOnly ToTimeOnly(long wire, int position)
    {
        if ((ulong)wire > (ulong)TimeOnly.MaxValue.Ticks)
        {
            WireFormatException.Throw(position, "a time within one day");
        }

        return new TimeOnly(wire);
    }

    /// <summary>The four words of <see cref="decimal.GetBits(decimal)"/> as two.</summary>
    public static (ulong Low, ulong High) ToWire(decimal value)
    {
        Span<int> bits = stackalloc int[4];
        decimal.GetBits(value, bits);
        return ((uint)bits[0] | ((ulong)(uint)bits[1] << 32), (uint)bits[2] | ((ulong)(uint)bits[3] << 32));
    }

    public static decimal ToDecimal(ulong low, ulong high, int position)
    {
        uint flags = (uint)(high >> 32);
        uint scale = (flags >> ScaleShift) & byte.MaxValue;
        if ((flags & ~(0x80000000 | (byte.MaxValue << ScaleShift))) != 0 || scale > MaxScale)
        {
            WireFormatException.Throw(position, $"a decimal with a scale of at most {MaxScale}");
        }

        return new decimal((int)low, (int)(low >> 32), (int)high, (flags & 0x80000000) != 0, (byte)scale);
    }
}
