namespace SerBench.Formats.Dense;

internal static class DenseLayout<TBinarizer>
    where TBinarizer : struct, IWitness
{
    // The fewest bytes before an integer's end, besides header and fixed values: the version byte and one byte of the integer.
    private const int ShortestLead = 2;

    private static readonly DenseShape Facts = new(TBinarizer.GetShape(FieldOrder.Declared));

    public static readonly int HeaderLength = Facts.HeaderLength;

    public static readonly int HeaderTail = Facts.HeaderLength == 0 ? 0 : ((Facts.HeaderLength - 1) % sizeof(ulong)) + 1;

    public static readonly bool HasLongHeader = Facts.HeaderLength > sizeof(ulong);

    public static readonly ulong UnusedBits =
        Facts.HeaderBitCount > 0 && Facts.HeaderBitCount % DenseShape.WordBits == 0
            ? 0
            : ulong.MaxValue << (Facts.HeaderBitCount % DenseShape.WordBits);

    public static readonly int PrefixLength = Facts.HeaderLength + Facts.FixedLength;

    // The length of all decimals in version 1 of the format, which stores them among the values of fixed length. Version 2 stores decimals
    // after these values, so PrefixLength excludes decimals.
    public static readonly int DecimalsLength = Facts.DecimalsLength;

    public static readonly int MinLength = Facts.MinLength;

    // An integer of one to four bytes is read by loading the four bytes that end where the integer ends. True if these four bytes never
    // begin before the message.
    public static readonly bool CanLoad32 = PrefixLength >= sizeof(int) - ShortestLead;

    public static readonly bool CanLoad64 = PrefixLength >= sizeof(long) - ShortestLead;

    public static readonly bool IsFixed = Facts.IsFixed;

    public static readonly int ValueRoom = Facts.ValueRoom;

    public static readonly int FirstTailOrdinal = Facts.FirstTailOrdinal;

    public static readonly bool HasNullables = Facts.IsNullable.Contains(true);

    public static bool IsNullable(Slot slot) => Facts.IsNullable[slot.Ordinal];

    public static int CodeBits(Slot slot) => Facts.CodeBits[slot.Ordinal];
}

internal static class DenseVersion<TBinarizer>
    where TBinarizer : struct, IWitness
{
    public static readonly byte Value =
        ShapeCheck.Find(TBinarizer.GetShape(FieldOrder.Declared).Type, value => value.Kind == Kind.Decimal ? "" : null) is null
            ? DenseFormat.Version
            : DenseFormat.DecimalVersion;
}

internal static class DenseItem<TItem>
{
    // Counts are checked with the least length of an item before memory is allocated.
    public static readonly int MinLength = DenseShape.MinItemLength(TypeReader.ValueOf(typeof(TItem)));

    public static readonly int FixedLength = DenseShape.FixedItemLength(TypeReader.ValueOf(typeof(TItem)));

    public static readonly int MemoryLevels = DenseShape.MemoryLevels(TypeReader.ValueOf(typeof(TItem)));
}

// A number below 248 is one byte. Otherwise a byte states the number of bytes after it (docs/formats/dense.md, "Numbers").
internal static class DenseNumber
{
    public const int MaxLength = 9;

    public const int FirstPrefix = 0xF8;

    // The target needs room for MaxLength bytes. Returns the length.
    [MethodImpl(Inlined)]
    public static int Put(ref byte target, ulong value)
    {
        if (value < FirstPrefix)
        {
            target = (byte)value;
            return 1;
        }

        int more = (BitOperations.Log2(value) >> 3) + 1;
        target = (byte)(FirstPrefix - 1 + more);
        Unsafe.WriteUnaligned(ref Unsafe.Add(ref target, 1), value);
        return 1 + more;
    }

    // Needs a first byte of at least FirstPrefix.
    public static ulong ReadLong(ReadOnlySpan<byte> data, int position, byte first, out int end)
    {
        int more = first - FirstPrefix + 1;
        if (more > data.Length - position)
        {
            WireFormatException.ThrowTruncated(position, more, data.Length - position);
        }

        end = position + more;
        return DenseInteger.LoadUnsigned(data, end, more);
    }
}
