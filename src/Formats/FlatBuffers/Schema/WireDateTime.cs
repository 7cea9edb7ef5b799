using SerBench.Formats.Contracts;

namespace SerBench.Formats.FlatBuffers.Schema;

/// <summary>A DateTime as <c>ulong</c>: ticks in the low 62 bits, the kind (unspecified, UTC, local) in the high two.</summary>
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
