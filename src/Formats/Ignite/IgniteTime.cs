using Clr = System;

namespace SerBench.Formats.Ignite;

// A UTC time is a timestamp. Any other time is a nested object, because Ignite has no code for it.
internal static class IgniteTime
{
    public static readonly int DateTypeId = IgniteNames.TypeId(typeof(DateTime));

    public static readonly int OffsetTypeId = IgniteNames.TypeId(typeof(DateTimeOffset));

    private const int NanosecondsPerTick = 100;

    // Before 1970 both parts are negative or zero.
    public static (long Milliseconds, int Nanoseconds) Split(Clr.DateTime value)
    {
        (long milliseconds, long ticks) = Math.DivRem(value.Ticks - Clr.DateTime.UnixEpoch.Ticks, TimeSpan.TicksPerMillisecond);
        return (milliseconds, (int)ticks * NanosecondsPerTick);
    }

    public static Clr.DateTime Join(long milliseconds, int nanoseconds, int position)
    {
        const long Earliest = -62135596800000;
        const long Latest = 253402300799999;
        bool isWhole = nanoseconds % NanosecondsPerTick == 0 && Math.Abs((long)nanoseconds) < 1_000_000;
        long ticks = Clr.DateTime.UnixEpoch.Ticks + (milliseconds * TimeSpan.TicksPerMillisecond) + (nanoseconds / NanosecondsPerTick);
        if (!isWhole || milliseconds is < Earliest or > Latest || (ulong)ticks > (ulong)Clr.DateTime.MaxValue.Ticks)
        {
            WireFormatException.Throw(position, "a timestamp within the years 1 to 9999, in steps of 100 ns");
        }

        return new Clr.DateTime(ticks, DateTimeKind.Utc);
    }

    public struct DateTime
    {
        private const ulong TicksMask = 0x3FFF_FFFF_FFFF_FFFF;
        public long DateData;

        public static DateTime Of(Clr.DateTime value) => new() { DateData = Unsafe.BitCast<Clr.DateTime, long>(value) };

        public readonly bool TryGet(out Clr.DateTime value)
        {
            bool isValid = ((ulong)DateData & TicksMask) <= (ulong)Clr.DateTime.MaxValue.Ticks;
            value = isValid ? Unsafe.BitCast<long, Clr.DateTime>(DateData) : default;
            return isValid && value.Kind != DateTimeKind.Utc;
        }
    }

    public struct DateTimeOffset
    {
        private const int MaxOffsetMinutes = 14 * 60;
        public Clr.DateTime Instant;
        public short OffsetMinutes;

        public static DateTimeOffset Of(Clr.DateTimeOffset value) =>
            new() { Instant = value.UtcDateTime, OffsetMinutes = (short)value.TotalOffsetMinutes };

        public readonly bool TryGet(out Clr.DateTimeOffset value)
        {
            long ticks = Instant.Ticks + (OffsetMinutes * TimeSpan.TicksPerMinute);
            bool isValid = Math.Abs((int)OffsetMinutes) <= MaxOffsetMinutes && (ulong)ticks <= (ulong)Clr.DateTime.MaxValue.Ticks;
            value = isValid ? new Clr.DateTimeOffset(ticks, TimeSpan.FromMinutes(OffsetMinutes)) : default;
            return isValid;
        }
    }

    public readonly struct DateTimeBinarizer : IBinarizer<DateTime>
    {
        public static Shape GetShape(FieldOrder preferred) => Shape.Of<DateTime>(preferred);

        public static DateTime Create() => default;

        public static void Write<TWriter>(ref TWriter writer, DateTime value)
            where TWriter : struct, IFieldWriter, allows ref struct => writer.WriteInt64(0, value.DateData);

        public static DateTime Read<TReader>(ref TReader reader, DateTime target)
            where TReader : struct, IFieldReader, allows ref struct
        {
            target.DateData = reader.ReadInt64(0);
            return target;
        }
    }

    public readonly struct DateTimeOffsetBinarizer : IBinarizer<DateTimeOffset>
    {
        public static Shape GetShape(FieldOrder preferred) => Shape.Of<DateTimeOffset>();

        public static DateTimeOffset Create() => default;

        public static void Write<TWriter>(ref TWriter writer, DateTimeOffset value)
            where TWriter : struct, IFieldWriter, allows ref struct
        {
            writer.WriteDateTime(0, value.Instant);
            writer.WriteInt16(1, value.OffsetMinutes);
        }

        public static DateTimeOffset Read<TReader>(ref TReader reader, DateTimeOffset target)
            where TReader : struct, IFieldReader, allows ref struct
        {
            target.Instant = reader.ReadDateTime(0);
            target.OffsetMinutes = reader.ReadInt16(1);
            return target;
        }
    }
}
