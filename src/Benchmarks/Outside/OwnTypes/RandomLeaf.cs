using System.Buffers.Binary;
using SerBench.Formats.Contracts;
using SerBench.Model;

namespace SerBench.Benchmarks.Outside.OwnTypes;

/// <summary>Single values at random: whole numbers of any magnitude, fractions and times such as people write them.</summary>
internal static class RandomLeaf
{
    private const int LongestText = 32;
    private const long TicksPerDay = TimeSpan.TicksPerDay;
    private const int MinutesPerSide = 14 * 60;
    private const int DaysDrawn = 20_000;

    private static readonly DateTime FirstDay = new(2000, 1, 1, 0, 0, 0, DateTimeKind.Utc);

    public static object Draw(ValueShape shape, ref SplitMix64 random) => shape.Kind switch
    {
        Kind.Boolean => random.NextBoolean(),
        Kind.Byte => (byte)random.NextUInt64(),
        Kind.SByte => (sbyte)random.NextUInt64(),
        Kind.Int16 => (short)Magnitude(ref random, 16),
        Kind.UInt16 => (ushort)Magnitude(ref random, 16),
        Kind.Int32 => (int)Magnitude(ref random, 32),
        Kind.UInt32 => (uint)Magnitude(ref random, 32),
        Kind.Int64 => (long)Magnitude(ref random, 64),
        Kind.UInt64 => Magnitude(ref random, 64),
        Kind.Char => RandomText.LettersAndDigits[random.Next(RandomText.LettersAndDigits.Length)],
        Kind.Single => (float)((random.NextDouble() - 0.5) * 2_000_000),
        Kind.Double => (random.NextDouble() - 0.5) * 2_000_000,
        Kind.Decimal => new decimal(random.Next(100_000_000), 0, 0, random.Next(8) == 0, scale: 2) is var amount && amount == 0 ? 0.00m : amount,
        Kind.Guid => DrawGuid(ref random),
        Kind.DateTime => FirstDay.AddTicks(Ticks(ref random)),
        Kind.DateTimeOffset => DrawOffset(ref random),
        Kind.TimeSpan => new TimeSpan((long)(random.NextDouble() * TicksPerDay)),
        Kind.DateOnly => DateOnly.FromDateTime(FirstDay).AddDays(random.Next(DaysDrawn)),
        Kind.TimeOnly => new TimeOnly((long)(random.NextDouble() * TicksPerDay)),
        Kind.Enum => DrawEnum(shape.Type, ref random),
        Kind.String => RandomText.Draw(ref random, 1 + random.Next(LongestText), RandomText.LettersAndDigits, foreign: random.Next(8) == 0),
        _ => throw new InvalidOperationException($"{shape.Kind} is no single value."),
    };

    // Small numbers are as likely as large ones, as in most data.
    private static ulong Magnitude(ref SplitMix64 random, int bits) => random.NextUInt64() >> (64 - 1 - random.Next(bits));

    private static long Ticks(ref SplitMix64 random) => (long)(random.NextDouble() * DaysDrawn * TicksPerDay);

    private static Guid DrawGuid(ref SplitMix64 random)
    {
        Span<byte> bytes = stackalloc byte[16];
        BinaryPrimitives.WriteUInt64LittleEndian(bytes, random.NextUInt64());
        BinaryPrimitives.WriteUInt64LittleEndian(bytes[8..], random.NextUInt64());
        return new Guid(bytes);
    }

    private static DateTimeOffset DrawOffset(ref SplitMix64 random)
    {
        long ticks = FirstDay.Ticks + Ticks(ref random);
        int minutes = random.Next((2 * MinutesPerSide) + 1) - MinutesPerSide;
        return new DateTimeOffset(ticks, TimeSpan.FromMinutes(minutes));
    }

    private static object DrawEnum(Type type, ref SplitMix64 random)
    {
        Array names = Enum.GetValues(type);
        return names.Length == 0 ? Activator.CreateInstance(type)! : names.GetValue(random.Next(names.Length))!;
    }
}
