namespace SerBench.Formats.FlatBuffers.Schema;

internal enum WireForm
{
    Inline,

    Text,

    Table,

    Vector,
}

// A DateTime is a `ulong`: ticks in the low 62 bits, the kind in the high two.
internal static class WireDateTime
{
    private const int KindShift = 62;

    public static ulong Of(DateTime value) => (ulong)value.Ticks | ((ulong)value.Kind << KindShift);

    public static DateTime ToDateTime(ulong wire, int position)
    {
        long ticks = (long)(wire & ((1UL << KindShift) - 1));
        var kind = (DateTimeKind)(wire >> KindShift);
        if (ticks > DateTime.MaxValue.Ticks || kind > DateTimeKind.Local)
        {
            WireFormatException.Throw(position, "a date within the years 1 to 9999");
        }

        return new DateTime(ticks, kind);
    }
}

// `struct DateTimeOffset { utc_ticks:long; offset_minutes:short; }` with six bytes of padding.
[StructLayout(LayoutKind.Sequential)]
internal readonly record struct WireDateTimeOffset(long UtcTicks, long OffsetMinutes)
{
    private const int MaxOffsetMinutes = 14 * 60;

    public static WireDateTimeOffset Of(DateTimeOffset value) => new(value.UtcTicks, (ushort)(short)value.TotalOffsetMinutes);

    public DateTimeOffset ToDateTimeOffset(int position)
    {
        short minutes = (short)OffsetMinutes;
        long ticks = UtcTicks + (minutes * TimeSpan.TicksPerMinute);
        if (UtcTicks < 0 || UtcTicks > DateTime.MaxValue.Ticks || ticks < 0 || ticks > DateTime.MaxValue.Ticks
            || minutes is < -MaxOffsetMinutes or > MaxOffsetMinutes)
        {
            WireFormatException.Throw(position, "a date within the years 1 to 9999 and an offset within 14 hours");
        }

        return new DateTimeOffset(ticks, TimeSpan.FromMinutes(minutes));
    }
}

// `struct Decimal { flags:int; high:uint; low:ulong; }`: sign and scale as in decimal.GetBits(decimal), then the 96-bit number.
[StructLayout(LayoutKind.Sequential)]
internal readonly record struct WireDecimal(int Flags, uint High, ulong Low)
{
    private const int ScaleShift = 16;
    private const int MaxScale = 28;
    private const int FlagsInUse = int.MinValue | (0xFF << ScaleShift);

    public static WireDecimal Of(decimal value)
    {
        Span<int> bits = stackalloc int[4];
        decimal.GetBits(value, bits);
        return new WireDecimal(bits[3], (uint)bits[2], (uint)bits[0] | ((ulong)(uint)bits[1] << 32));
    }

    public decimal ToDecimal(int position)
    {
        int scale = (Flags >> ScaleShift) & 0xFF;
        if ((Flags & ~FlagsInUse) != 0 || scale > MaxScale)
        {
            WireFormatException.Throw(position, "the flags of a decimal");
        }

        return new decimal((int)(uint)Low, (int)(uint)(Low >> 32), (int)High, Flags < 0, (byte)scale);
    }
}
