using System.Runtime.InteropServices;
using SerBench.Serializers.Contracts;

namespace SerBench.Serializers.Formats.Xbuf2;

/// <summary>Dates and decimals as they stand in a message, and the ranges a reader checks (docs/formats/xbuf2.md, "Values").</summary>
internal static class Xbuf2Time
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

    public static DateTimeOffset ToDateTimeOffset(OffsetTime wire, int position)
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

    public static UInt128 ToWire(decimal value)
    {
        Span<int> bits = stackalloc int[4];
        decimal.GetBits(value, bits);
        return MemoryMarshal.Read<UInt128>(MemoryMarshal.AsBytes(bits));
    }

    public static decimal ToDecimal(UInt128 wire, int position)
    {
        uint flags = (uint)(wire >> 96);
        uint scale = (flags >> ScaleShift) & byte.MaxValue;
        if ((flags & ~(0x80000000 | (byte.MaxValue << ScaleShift))) != 0 || scale > MaxScale)
        {
            WireFormatException.Throw(position, $"a decimal with a scale of at most {MaxScale}");
        }

        return new decimal((int)(uint)wire, (int)(uint)(wire >> 32), (int)(uint)(wire >> 64), (flags & 0x80000000) != 0, (byte)scale);
    }

    /// <summary>A local time and its distance from UTC in minutes.</summary>
    [StructLayout(LayoutKind.Sequential, Pack = 1)]
    internal readonly struct OffsetTime(long ticks, short minutes)
    {
        public readonly long Ticks = ticks;
        public readonly short Minutes = minutes;
    }
}
