namespace SerBench.Formats.MessagePack;

// A timestamp is extension type -1: seconds since 1970 and nanoseconds, in 4, 8 or 12 bytes.
internal static class Timestamp
{
    public const sbyte Type = -1;

    public const int MaxOffsetMinutes = 14 * 60;

    private const int SecondsBits = 34;
    private const int NanosecondsPerTick = 100;
    private const uint MaxNanoseconds = 999_999_999;

    // Returns the number of bytes. The target needs room for 15 bytes.
    public static int Store(ref byte target, long ticks)
    {
        long seconds = (ticks / TimeSpan.TicksPerSecond) - (DateTime.UnixEpoch.Ticks / TimeSpan.TicksPerSecond);
        ulong nanoseconds = (ulong)(ticks % TimeSpan.TicksPerSecond) * NanosecondsPerTick;
        ref byte at = ref Unsafe.Add(ref target, 1);
        if (seconds >> SecondsBits == 0)
        {
            ulong both = (nanoseconds << SecondsBits) | (ulong)seconds;
            bool isShort = both <= uint.MaxValue;
            target = isShort ? Code.FixExt4 : Code.FixExt8;
            at = unchecked((byte)Type);
            Unsafe.WriteUnaligned(ref Unsafe.Add(ref at, 1), BinaryPrimitives.ReverseEndianness(isShort ? both << 32 : both));
            return isShort ? 6 : 10;
        }

        target = Code.Ext8;
        at = sizeof(uint) + sizeof(long);
        Unsafe.Add(ref at, 1) = unchecked((byte)Type);
        Unsafe.WriteUnaligned(ref Unsafe.Add(ref at, 2), BinaryPrimitives.ReverseEndianness((uint)nanoseconds));
        Unsafe.WriteUnaligned(ref Unsafe.Add(ref at, 6), BinaryPrimitives.ReverseEndianness(seconds));
        return 15;
    }

    public static long Read(ref InputCursor input)
    {
        int start = input.Position;
        byte code = input.ReadByte();
        int length = code switch
        {
            Code.FixExt4 => sizeof(uint),
            Code.FixExt8 => sizeof(ulong),
            Code.Ext8 when input.ReadByte() == sizeof(uint) + sizeof(long) => sizeof(uint) + sizeof(long),
            _ => -1,
        };
        if (length < 0 || (sbyte)input.ReadByte() != Type)
        {
            WireFormatException.Throw(start, "a timestamp");
        }

        input.Need(length);
        return length switch
        {
            sizeof(uint) => Join(BinaryPrimitives.ReverseEndianness(input.Take<uint>()), 0, start),
            sizeof(ulong) => Split(BinaryPrimitives.ReverseEndianness(input.Take<ulong>()), start),
            _ => ReadLong(ref input, start),
        };
    }

    private static long ReadLong(ref InputCursor input, int start)
    {
        uint nanoseconds = BinaryPrimitives.ReverseEndianness(input.Take<uint>());
        return Join(BinaryPrimitives.ReverseEndianness(input.Take<long>()), nanoseconds, start);
    }

    private static long Split(ulong both, int start) =>
        Join((long)(both & ((1UL << SecondsBits) - 1)), (uint)(both >> SecondsBits), start);

    private static long Join(long seconds, uint nanoseconds, int start)
    {
        long first = -(DateTime.UnixEpoch.Ticks / TimeSpan.TicksPerSecond);
        long last = first + (DateTime.MaxValue.Ticks / TimeSpan.TicksPerSecond);
        if (seconds < first || seconds > last || nanoseconds > MaxNanoseconds)
        {
            WireFormatException.Throw(start, "a date between the years 1 and 9999");
        }

        return ((seconds - first) * TimeSpan.TicksPerSecond) + (nanoseconds / NanosecondsPerTick);
    }
}
