namespace SerBench.Formats.Wire;

internal static class TimeWire
{
    private const int KindShift = 62;
    private const int MaxOffsetMinutes = 14 * 60;

    public static ulong ToWire(DateTime value) => (ulong)value.Ticks | ((ulong)value.Kind << KindShift);

    public static Offset ToWire(DateTimeOffset value) => new(value.Ticks, (short)value.TotalOffsetMinutes);

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

    public static DateTimeOffset ToDateTimeOffset(Offset wire, int position)
    {
        long utc = unchecked(wire.Ticks - (wire.Minutes * TimeSpan.TicksPerMinute));
        if (Math.Abs((int)wire.Minutes) > MaxOffsetMinutes
            || (ulong)wire.Ticks > (ulong)DateTime.MaxValue.Ticks
            || (ulong)utc > (ulong)DateTime.MaxValue.Ticks)
        {
            WireFormatException.Throw(position, "a date between the years 1 and 9999 with an offset of at most 14 hours");
        }

        return new DateTimeOffset(wire.Ticks, TimeSpan.FromMinutes(wire.Minutes));
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

    [StructLayout(LayoutKind.Sequential, Pack = 1)]
    internal readonly struct Offset(long ticks, short minutes)
    {
        public readonly long Ticks = ticks;
        public readonly short Minutes = minutes;
    }
}
