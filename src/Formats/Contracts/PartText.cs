using System.Globalization;

namespace SerBench.Formats.Contracts;

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

    // Returns the value that `bits`, extended to 64 bits by the caller, represents. Throws if no value has these bits.
    public static object FromBits(ValueShape value, long bits, int offset) => value.Kind switch
    {
        Kind.Boolean => bits != 0,
        Kind.Byte => (byte)bits,
        Kind.SByte => (sbyte)bits,
        Kind.Int16 => (short)bits,
        Kind.UInt16 => (ushort)bits,
        Kind.Int32 => (int)bits,
        Kind.UInt32 => (uint)bits,
        Kind.Int64 => bits,
        Kind.UInt64 => (ulong)bits,
        Kind.Char => (char)bits,
        Kind.Single => BitConverter.Int32BitsToSingle((int)bits),
        Kind.Double => BitConverter.Int64BitsToDouble(bits),
        Kind.Enum => Enum.ToObject(value.Type, bits),
        Kind.TimeSpan => new TimeSpan(bits),
        Kind.DateOnly when bits >= 0 && bits <= DateOnly.MaxValue.DayNumber => DateOnly.FromDayNumber((int)bits),
        Kind.TimeOnly when bits >= 0 && bits <= TimeOnly.MaxValue.Ticks => new TimeOnly(bits),
        Kind.DateTime when bits >= 0 && bits <= DateTime.MaxValue.Ticks => new DateTime(bits),
        _ => throw new WireFormatException(offset, $"a {value.Kind}"),
    };
}
