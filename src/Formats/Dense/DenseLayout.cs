namespace SerBench.Formats.Dense;

/// <summary>The facts of <see cref="DenseShape"/>, as constants of the code that is compiled for a witness.</summary>
internal static class DenseLayout<TBinarizer>
    where TBinarizer : struct, IWitness
{
    // The fewest bytes before a shortened integer's last byte: the version before the root object, and the integer's own first byte.
    private const int ShortestLead = 2;

    private static readonly DenseShape Facts = new(TBinarizer.GetShape(FieldOrder.Declared));

    public static readonly int HeaderLength = Facts.HeaderLength;

    /// <summary>The bytes of the header's last word.</summary>
    public static readonly int HeaderTail = Facts.HeaderLength == 0 ? 0 : ((Facts.HeaderLength - 1) % sizeof(ulong)) + 1;

    public static readonly bool HasLongHeader = Facts.HeaderLength > sizeof(ulong);

    /// <summary>The bits of the header's last word that have no meaning.</summary>
    public static readonly ulong UnusedBits =
        Facts.HeaderBitCount > 0 && Facts.HeaderBitCount % DenseShape.WordBits == 0
            ? 0
            : ulong.MaxValue << (Facts.HeaderBitCount % DenseShape.WordBits);

    /// <summary>The bytes of header and block, whose places are known without reading anything.</summary>
    public static readonly int PrefixLength = Facts.HeaderLength + Facts.FixedLength;

    /// <summary>The length of all decimals in the block of version 1. Version 2 has them in the rest, after the block.</summary>
    public static readonly int DecimalsLength = Facts.DecimalsLength;

    public static readonly int MinLength = Facts.MinLength;

    /// <summary>True if a load of 32 bits that ends where a shortened integer ends never begins before the message.</summary>
    public static readonly bool CanLoad32 = PrefixLength >= sizeof(int) - ShortestLead;

    /// <summary>True if a load of 64 bits that ends where a shortened integer ends never begins before the message.</summary>
    public static readonly bool CanLoad64 = PrefixLength >= sizeof(long) - ShortestLead;

    /// <summary>True if an object consists of header and block alone.</summary>
    public static readonly bool IsFixed = Facts.IsFixed;

    public static readonly int ValueRoom = Facts.ValueRoom;

    public static readonly int FirstTailOrdinal = Facts.FirstTailOrdinal;

    public static readonly bool HasNullables = Facts.IsNullable.Contains(true);

    public static bool IsNullable(Slot slot) => Facts.IsNullable[slot.Ordinal];

    public static int CodeBits(Slot slot) => Facts.CodeBits[slot.Ordinal];
}

/// <summary>The version of the messages of a root object.</summary>
internal static class DenseVersion<TBinarizer>
    where TBinarizer : struct, IWitness
{
    public static readonly byte Value =
        ShapeCheck.Find(TBinarizer.GetShape(FieldOrder.Declared).Type, value => value.Kind == Kind.Decimal ? "" : null) is null
            ? DenseFormat.Version
            : DenseFormat.DecimalVersion;
}

/// <summary>The facts of items, by their type.</summary>
internal static class DenseItem<TItem>
{
    /// <summary>The fewest bytes that an item takes. A count is checked with it before memory is allocated.</summary>
    public static readonly int MinLength = DenseShape.MinItemLength(TypeReader.ValueOf(typeof(TItem)));

    /// <summary>The bytes of a struct that always takes the same number; 0 for all other items.</summary>
    public static readonly int FixedLength = DenseShape.FixedItemLength(TypeReader.ValueOf(typeof(TItem)));

    /// <summary>The levels of a struct that is written as it lies in memory; 0 for all other items.</summary>
    public static readonly int MemoryLevels = DenseShape.MemoryLevels(TypeReader.ValueOf(typeof(TItem)));
}

/// <summary>An unsigned number in a collection: one byte if it is below 248; else a byte that tells how many bytes follow, low ones first
/// (docs/formats/dense.md, "Numbers").</summary>
internal static class DenseNumber
{
    public const int MaxLength = 9;

    /// <summary>The first byte of the shortest number that does not fit its first byte.</summary>
    public const int FirstPrefix = 0xF8;

    /// <summary>Stores a number where there is room for <see cref="MaxLength"/> bytes. Returns the number of bytes it took.</summary>
    [MethodImpl(AggressiveInlining)]
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

    /// <summary>Reads the bytes that follow a first byte of at least <see cref="FirstPrefix"/>.</summary>
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
