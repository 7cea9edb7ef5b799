using SerBench.Formats.Tests.Access;

[assembly: GenerateBinarizer(typeof(EveryScalar))]
[assembly: GenerateBinarizer(typeof(EveryNullable))]
[assembly: GenerateBinarizer(typeof(Box<string>))]
[assembly: GenerateBinarizer(typeof(Card<string>))]
[assembly: GenerateBinarizer(typeof(Card<int?>))]
[assembly: GenerateBinarizer(typeof(Cell<string>))]
[assembly: GenerateBinarizer(typeof(Cell<Box<byte>>))]
[assembly: GenerateBinarizer(typeof(Coin<string>))]
[assembly: GenerateBinarizer(typeof(Tree<string>))]
[assembly: GenerateBinarizer(typeof(Label<string>))]
[assembly: GenerateBinarizer(typeof(Stamp<string>))]
[assembly: GenerateBinarizer(typeof(Secret<int?>))]
[assembly: GenerateBinarizer(typeof(Box<Secret<Secret<HiddenEnum>>[]>))]
[assembly: GenerateBinarizer(typeof(Box<Coin<Cell<int>>?>))]
[assembly: GenerateBinarizer(typeof(Box<Animal>))]
[assembly: GenerateBinarizer(typeof(Box<List<int>>))]
[assembly: GenerateBinarizer(typeof(Box<Dictionary<string, int>>))]
[assembly: GenerateBinarizer(typeof(Box<Nothing>))]
[assembly: GenerateBinarizer(typeof(Link))]
[assembly: GenerateBinarizer(typeof(Ring))]
[assembly: GenerateBinarizer(typeof(Ordered))]
[assembly: GenerateBinarizer(typeof(Cached))]
[assembly: GenerateBinarizer(typeof(Even))]

namespace SerBench.Formats.Tests.Access;

// A member of every kind that needs no other type.
[GenerateBinarizer]
public sealed class EveryScalar
{
    public bool Boolean;
    public sbyte SByte;
    internal byte Byte = 1;
    private short _int16;

    public ushort UInt16 { get; set; }

    public int Int32 { get; init; }

    public uint UInt32 { get; private set; }

    public long @long { get; set; }

    public ulong UInt64 { get; set; }

    public char Char { get; set; }

    public float Single { get; set; }

    public double Double { get; set; }

    public decimal Decimal { get; set; }

    public Guid Guid { get; set; }

    public DateTime DateTime { get; set; }

    public DateTimeOffset DateTimeOffset { get; set; }

    public TimeSpan TimeSpan { get; set; }

    public DateOnly DateOnly { get; set; }

    public TimeOnly TimeOnly { get; set; }

    public ByteEnum Small { get; set; }

    public UInt64Enum Large { get; set; }

    public string? Text { get; set; }

    // The setter changes its value: only the field is state.
    public short Int16
    {
        get => _int16;
        set => _int16 = (short)(value + 1);
    }

    // Like the class above, over a field without a name.
    public int Doubled
    {
        get => field;
        set => field = 2 * value;
    }
}

// Nullable values and collections of every kind.
[GenerateBinarizer]
public class EveryNullable
{
    public int? Int32 { get; set; }

    public Guid? Guid { get; set; }

    public Int64Enum? Enum { get; set; }

    public Cell<short>? Cell { get; set; }

    public int?[]? Array { get; set; }

    public string?[][]? Jagged { get; set; }

    public int[,]? Rectangle { get; set; }

    public List<decimal?>? List { get; set; }

    public List<Box<int>?>? Boxes { get; set; }

    public HashSet<long>? Set { get; set; }

    public Dictionary<ByteEnum, Dictionary<char, double?>>? Map { get; set; }

    public KeyValuePair<string, int> Pair { get; set; }

    public (int Left, string? Right) Tuple { get; set; }

    internal protected virtual int Overridable { get; set; }
}
