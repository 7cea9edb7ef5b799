using FsCheck;
using FsCheck.Fluent;

namespace SerBench.Formats.Tests.Zoo;

// Generators of the values that formats write with one call. Half of the values are those that often break formats.
internal static class ScalarValues
{
    private static readonly Gen<ulong> AnyBits =
        from words in Gen.ArrayOf(Gen.Choose(0, 0xFFFF), 4)
        select words.Aggregate(0UL, (all, word) => (all << 16) | (uint)word);

    // Numbers of every magnitude.
    private static readonly Gen<ulong> Bits =
        from bits in AnyBits
        from shift in Gen.Choose(0, 63)
        select bits >> shift;

    private static readonly Dictionary<Type, Gen<object>> Known = new()
    {
        [typeof(bool)] = Of(Bits, bits => (bits & 1) != 0, true, false),
        [typeof(byte)] = Of(Bits, bits => (byte)bits, byte.MaxValue, (byte)0),
        [typeof(sbyte)] = Of(Bits, bits => (sbyte)bits, sbyte.MinValue, sbyte.MaxValue, (sbyte)-1),
        [typeof(short)] = Of(Bits, bits => (short)bits, short.MinValue, short.MaxValue, (short)-1),
        [typeof(ushort)] = Of(Bits, bits => (ushort)bits, ushort.MaxValue),
        [typeof(int)] = Of(Bits, bits => (int)bits, int.MinValue, int.MaxValue, -1, 0),
        [typeof(uint)] = Of(Bits, bits => (uint)bits, uint.MaxValue, 0x80000000),
        [typeof(long)] = Of(Bits, bits => (long)bits, long.MinValue, long.MaxValue, -1L, 0L),
        [typeof(ulong)] = Of(Bits, bits => bits, ulong.MaxValue, 0x8000000000000000),
        [typeof(char)] = Of(Bits, bits => (char)bits, '\0', '\uD800', '\uDFFF', '\uFFFF', 'é'),
        [typeof(float)] = Of(AnyBits, bits => BitConverter.UInt32BitsToSingle((uint)bits), -0.0f, float.NaN, float.Epsilon, float.MinValue,
            float.PositiveInfinity, BitConverter.UInt32BitsToSingle(0x7FC01234), BitConverter.UInt32BitsToSingle(0xFFFFFFFF)),
        [typeof(double)] = Of(
            AnyBits, BitConverter.UInt64BitsToDouble, -0.0, double.NaN, double.Epsilon, double.MinValue, double.NegativeInfinity,
            BitConverter.UInt64BitsToDouble(0x7FF8000000001234), ulong.MaxValue),
        [typeof(decimal)] = Of(
            AnyBits, MakeDecimal, 0m, 0.000m, new decimal(0, 0, 0, true, 0), decimal.MinValue, decimal.MaxValue, 1e-28m, -1.50m),
        [typeof(Guid)] = Of(
            AnyBits, bits => new Guid((int)bits, (short)(bits >> 32), (short)(bits >> 48), BitConverter.GetBytes(~bits)), Guid.Empty,
            Guid.AllBitsSet),
        [typeof(DateTime)] = Of(
            AnyBits, bits => new DateTime(Ticks(bits), (DateTimeKind)(bits % 3)), DateTime.MinValue, DateTime.MaxValue, DateTime.UnixEpoch,
            new DateTime(1970, 1, 1), DateTime.UnixEpoch.AddTicks(-1), DateTime.SpecifyKind(DateTime.MaxValue, DateTimeKind.Utc),
            new DateTime(2024, 2, 29, 1, 2, 3, DateTimeKind.Local)),
        [typeof(DateTimeOffset)] = Of(
            AnyBits, bits => MakeOffset(bits), DateTimeOffset.MinValue, DateTimeOffset.MaxValue, DateTimeOffset.UnixEpoch,
            new DateTimeOffset(2024, 2, 29, 1, 2, 3, TimeSpan.FromMinutes(-14 * 60)),
            new DateTimeOffset(1969, 12, 31, 1, 2, 3, 4, 5, TimeSpan.FromMinutes(345))),
        [typeof(TimeSpan)] = Of(
            Bits, bits => new TimeSpan((long)bits), TimeSpan.MinValue, TimeSpan.MaxValue, TimeSpan.Zero, TimeSpan.FromTicks(-1)),
        [typeof(DateOnly)] = Of(AnyBits, bits => DateOnly.FromDayNumber((int)(bits % 3_652_059)), DateOnly.MinValue, DateOnly.MaxValue),
        [typeof(TimeOnly)] = Of(AnyBits, bits => new TimeOnly((long)(bits % TimeSpan.TicksPerDay)), TimeOnly.MinValue, TimeOnly.MaxValue),
        [typeof(string)] = Texts().Select(text => (object)text),
    };

    // The types except enums.
    public static IReadOnlyCollection<Type> Types => Known.Keys;

    public static Gen<object> OfType(Type type) => type.IsEnum
        ? from one in Known[Enum.GetUnderlyingType(type)] select Enum.ToObject(type, one)
        : Known[type];

    private static Gen<object> Of<T>(Gen<ulong> bits, Func<ulong, T> make, params T[] special)
        where T : notnull =>
        Gen.OneOf(bits.Select(some => (object)make(some)), Gen.Elements(special).Select(one => (object)one));

    private static Gen<object> Of(Gen<ulong> bits, Func<ulong, double> make, params double[] special) => Of<double>(bits, make, special);

    private static long Ticks(ulong bits) => (long)(bits % (ulong)(DateTime.MaxValue.Ticks + 1));

    private static decimal MakeDecimal(ulong bits) =>
        new((int)bits, (int)(bits >> 32), (bits & 1) == 0 ? 0 : (int)(bits >> 16), (bits & 2) != 0, (byte)((bits >> 8) % 29));

    private static DateTimeOffset MakeOffset(ulong bits)
    {
        TimeSpan offset = TimeSpan.FromMinutes((int)(bits % 1681) - 840);
        long ticks = Math.Clamp(Ticks(bits), TimeSpan.TicksPerDay, DateTime.MaxValue.Ticks - TimeSpan.TicksPerDay);
        return new DateTimeOffset(ticks, offset);
    }

    private static Gen<string> Texts()
    {
        Gen<string> piece = Gen.Elements(
            "a", "Z", " ", "\0", "\u007F", "é", "\u07FF", "\u0800", "\uFFFF", "日", "😀", "e\u0301", "0123456789abcdef");
        return Gen.OneOf(
            Gen.Elements("", "\0", "plain", "😀", new string('g', 1000)),
            from pieces in Gen.ListOf(piece) select string.Concat(pieces),
            from count in Gen.Choose(0, 70) select new string('x', count),
            from count in Gen.Choose(1, 70) select new string('x', count) + "é");
    }
}
