using SerBench.Formats.Contracts;
using SerBench.Formats.Wire;

namespace SerBench.Formats.Protobuf;

/// <summary>
/// .NET values that protobuf has no type for, as messages of up to three numbers: those of protobuf-net's bcl.proto where it has one
/// (docs/formats/protobuf.md, ".NET types").
/// </summary>
internal static class BclMessages
{
    /// <summary>The longest of them, with its length: a decimal.</summary>
    public const int MaxLength = 1 + (1 + Varint.MaxLength64) + (1 + Varint.MaxLength32) + (1 + Varint.MaxLength32);

    public const int GuidHalfLength = sizeof(ulong);
    private const int MaxScale = 28;
    private const int MaxOffsetMinutes = 14 * 60;

    /// <summary>lo, hi, and the scale shifted left by the sign.</summary>
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

    /// <summary>UTC ticks since year 1, and the offset in minutes.</summary>
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
