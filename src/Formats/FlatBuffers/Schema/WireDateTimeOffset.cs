using System.Runtime.InteropServices;
using SerBench.Formats.Contracts;

namespace SerBench.Formats.FlatBuffers.Schema;

/// <summary><c>struct DateTimeOffset { utc_ticks:long; offset_minutes:short; }</c>, six bytes of padding at its end.</summary>
[StructLayout(LayoutKind.Sequential)]
internal readonly record struct WireDateTimeOffset(long UtcTicks, long OffsetMinutes)
{
    private const int MaxOffsetMinutes = 14 * 60;

    // The padding is zero: minutes and padding are written and read as one number.
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
