using System.Globalization;

namespace SerBench.Formats.Contracts;

// The text of a part's value: the same for the same value in every format.
internal static class PartText
{
    public static string Of(object value) => value switch
    {
        string text => text,
        byte[] bytes => Convert.ToHexString(bytes),
        bool flag => flag ? "true" : "false",
        DateTime or DateTimeOffset or DateOnly or TimeOnly => ((IFormattable)value).ToString("O", CultureInfo.InvariantCulture),
        TimeSpan duration => duration.ToString("c", CultureInfo.InvariantCulture),
        IFormattable number => number.ToString(null, CultureInfo.InvariantCulture),
        _ => value.ToString() ?? string.Empty,
    };

    // The value of a number from its bits: integers extended to 64 bits, or a float's or double's bits in memory. Bits of no valid value
    // are damage.
    public static object FromBits(ValueShape value, long bits, int offset)
    {
        switch (value.Kind)
        {
            case Kind.Boolean:
                return bits != 0;
            case Kind.Byte:
                return (byte)bits;
            case Kind.SByte:
                return (sbyte)bits;
            case Kind.Int16:
                return (short)bits;
            case Kind.UInt16:
                return (ushort)bits;
            case Kind.Int32:
                return (int)bits;
            case Kind.UInt32:
                return (uint)bits;
            case Kind.Int64:
                return bits;
            case Kind.UInt64:
                return (ulong)bits;
            case Kind.Char:
                return (char)bits;
            case Kind.Single:
                return BitConverter.Int32BitsToSingle((int)bits);
            case Kind.Double:
                return BitConverter.Int64BitsToDouble(bits);
            case Kind.Enum:
                return Enum.ToObject(value.Type, bits);
            case Kind.TimeSpan:
                return new TimeSpan(bits);
            case Kind.DateOnly when bits >= 0 && bits <= DateOnly.MaxValue.DayNumber:
                return DateOnly.FromDayNumber((int)bits);
            case Kind.TimeOnly when bits >= 0 && bits <= TimeOnly.MaxValue.Ticks:
                return new TimeOnly(bits);
            case Kind.DateTime when bits >= 0 && bits <= DateTime.MaxValue.Ticks:
                return new DateTime(bits);
            default:
                throw new WireFormatException(offset, $"a {value.Kind}");
        }
    }
}
