namespace SerBench.Formats.Ignite.Views;

// Finds the ends of values without reading them (docs/formats/ignite.md, "Values").
internal static class IgniteSkip
{
    private const int CollectionPrefix = 1 + sizeof(int) + 1;

    // The bytes before the first item; 0 for a value without items.
    public static int ItemsPrefix(byte code) => code switch
    {
        IgniteCode.StringArray or IgniteCode.GuidArray or IgniteCode.DecimalArray or IgniteCode.TimestampArray => IgniteWidth.String,
        IgniteCode.ObjectArray or IgniteCode.EnumArray => IgniteWidth.ArrayPrefix,
        IgniteCode.Collection or IgniteCode.Map => CollectionPrefix,
        _ => 0,
    };

    // Every item takes at least a byte.
    public static int CountItems(ReadOnlySpan<byte> message, int at, int end)
    {
        byte code = message[at];
        int prefix = ItemsPrefix(code);
        Need(at, prefix, end);
        long count = BinaryPrimitives.ReadInt32LittleEndian(message[(at + (prefix == IgniteWidth.ArrayPrefix ? IgniteWidth.String : 1))..]);
        count = code == IgniteCode.Map ? 2 * count : count;
        if (count < 0 || count > end - at - prefix)
        {
            WireFormatException.ThrowCount(at, count);
        }

        return (int)count;
    }

    // Returns the end of the value, at most `end`.
    public static int Value(ReadOnlySpan<byte> message, int at, int end)
    {
        // Nested items are skipped in the same loop, so no nesting is too deep.
        for (long pending = 1; pending > 0; pending--)
        {
            Need(at, 1, end);
            int prefix = ItemsPrefix(message[at]);
            if (prefix > 0)
            {
                pending += CountItems(message, at, end);
                at += prefix;
            }
            else
            {
                long length = Length(message[..end], at);
                Need(at, length, end);
                at += (int)length;
            }
        }

        return at;
    }

    private static long Length(ReadOnlySpan<byte> message, int at) => message[at] switch
    {
        IgniteCode.Null => 1,
        IgniteCode.Byte or IgniteCode.Bool => 1 + sizeof(byte),
        IgniteCode.Short or IgniteCode.Char => 1 + sizeof(short),
        IgniteCode.Int or IgniteCode.Float or IgniteCode.Handle => 1 + sizeof(int),
        IgniteCode.Long or IgniteCode.Double or IgniteCode.Enum or IgniteCode.BinaryEnum => 1 + sizeof(long),
        IgniteCode.Guid => IgniteWidth.Guid,
        IgniteCode.Timestamp => IgniteWidth.Timestamp,
        IgniteCode.String or IgniteCode.ByteArray or IgniteCode.BoolArray => IgniteWidth.String + Number(message, at, 1),
        IgniteCode.ShortArray or IgniteCode.CharArray => IgniteWidth.String + (sizeof(short) * Number(message, at, 1)),
        IgniteCode.IntArray or IgniteCode.FloatArray => IgniteWidth.String + (sizeof(int) * Number(message, at, 1)),
        IgniteCode.LongArray or IgniteCode.DoubleArray => IgniteWidth.String + (sizeof(long) * Number(message, at, 1)),
        IgniteCode.Decimal => 1 + sizeof(int) + sizeof(int) + Number(message, at, 1 + sizeof(int)),
        IgniteCode.Wrapped => IgniteWidth.String + Number(message, at, 1) + sizeof(int),
        IgniteCode.Object => IgniteObjectHeader.Read(message, at).Length,
        var code => throw new WireFormatException(at, $"a code of a value, found {code}"),
    };

    private static long Number(ReadOnlySpan<byte> message, int at, int ahead)
    {
        Need(at, ahead + sizeof(int), message.Length);
        int number = MemoryMarshal.Read<int>(message[(at + ahead)..]);
        if (number < 0)
        {
            WireFormatException.ThrowCount(at, number);
        }

        return number;
    }

    private static void Need(int at, long length, int end)
    {
        if (length > end - at)
        {
            WireFormatException.ThrowTruncated(at, length, end - at);
        }
    }
}
