using SerBench.Formats.Contracts;

namespace SerBench.Formats.Dense;

/// <summary>The facts of <see cref="DenseShape"/> as constants of the code that is compiled for a witness.</summary>
internal static class DenseLayout<TBinarizer>
    where TBinarizer : struct, IWitness
{
    /// <summary>The version before the root object, and the first byte of the integer itself.</summary>
    private const int ShortestLead = 2;

    private static readonly DenseShape Facts = new(TBinarizer.GetShape(FieldOrder.FixedFirst));

    public static readonly int HeaderLength = Facts.HeaderLength;

    /// <summary>Bytes of the header's last word.</summary>
    public static readonly int HeaderTail = Facts.HeaderLength == 0 ? 0 : ((Facts.HeaderLength - 1) % sizeof(ulong)) + 1;

    /// <summary>Whether the header takes more than one word.</summary>
    public static readonly bool HasLongHeader = Facts.HeaderLength > sizeof(ulong);

    /// <summary>The bits of the header's last word that stand for nothing.</summary>
    public static readonly ulong UnusedBits =
        Facts.HeaderBitCount > 0 && Facts.HeaderBitCount % DenseShape.WordBits == 0 ? 0 : ulong.MaxValue << (Facts.HeaderBitCount % DenseShape.WordBits);

    /// <summary>Header and block: what is found without reading anything.</summary>
    public static readonly int PrefixLength = Facts.HeaderLength + Facts.FixedLength;

    /// <summary>Whether a load of 32 bits that ends where a shortened integer ends never begins before the message.</summary>
    public static readonly bool CanLoad32 = PrefixLength >= sizeof(int) - ShortestLead;

    /// <summary>As above, of 64 bits.</summary>
    public static readonly bool CanLoad64 = PrefixLength >= sizeof(long) - ShortestLead;

    /// <summary>Whether header and block are all there is.</summary>
    public static readonly bool IsFixed = Facts.IsFixed;

    public static readonly int ValueRoom = Facts.ValueRoom;

    public static readonly int FirstTailOrdinal = Facts.FirstTailOrdinal;

    public static readonly bool IsFilledAfterCreation = Facts.IsFilledAfterCreation;

    public static readonly bool HasNullables = Facts.IsNullable.Contains(true);

    public static bool IsNullable(Slot slot) => Facts.IsNullable[slot.Ordinal];

    public static int CodeBits(Slot slot) => Facts.CodeBits[slot.Ordinal];
}
