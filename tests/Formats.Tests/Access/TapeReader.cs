namespace SerBench.Formats.Tests.Access;

internal ref struct TapeReader<TOrder>(Tape tape) : IFieldReader
    where TOrder : struct, ITapeOrder
{
    private int _next;

    public static FieldOrder Order => TOrder.Order;

    public static bool LastKeyWins => false;

    public readonly int Position => _next;

    public T ReadRoot<T, TBinarizer>()
        where TBinarizer : struct, IBinarizer<T>
    {
        T value = TBinarizer.Read(ref this, TBinarizer.Create());
        Assert.Equal(tape.Values.Count, _next);
        return value;
    }

    public bool ReadBoolean(Slot slot) => Take<bool>();

    public byte ReadByte(Slot slot) => Take<byte>();

    public sbyte ReadSByte(Slot slot) => Take<sbyte>();

    public short ReadInt16(Slot slot) => Take<short>();

    public ushort ReadUInt16(Slot slot) => Take<ushort>();

    public int ReadInt32(Slot slot) => Take<int>();

    public uint ReadUInt32(Slot slot) => Take<uint>();

    public long ReadInt64(Slot slot) => Take<long>();

    public ulong ReadUInt64(Slot slot) => Take<ulong>();

    public char ReadChar(Slot slot) => Take<char>();

    public float ReadSingle(Slot slot) => Take<float>();

    public double ReadDouble(Slot slot) => Take<double>();

    public decimal ReadDecimal(Slot slot) => Take<decimal>();

    public Guid ReadGuid(Slot slot) => Take<Guid>();

    public DateTime ReadDateTime(Slot slot) => Take<DateTime>();

    public DateTimeOffset ReadDateTimeOffset(Slot slot) => Take<DateTimeOffset>();

    public TimeSpan ReadTimeSpan(Slot slot) => Take<TimeSpan>();

    public DateOnly ReadDateOnly(Slot slot) => Take<DateOnly>();

    public TimeOnly ReadTimeOnly(Slot slot) => Take<TimeOnly>();

    public TEnum ReadEnum<TEnum>(Slot slot)
        where TEnum : unmanaged, Enum => Take<TEnum>();

    public string? ReadString(Slot slot) => Take<string?>();

    public bool BeginNullable(Slot slot) => Take<bool>();

    public T? ReadObject<T, TBinarizer>(Slot slot)
        where TBinarizer : struct, IBinarizer<T> => Take<bool>() ? TBinarizer.Read(ref this, TBinarizer.Create()) : default;

    public TSequence? ReadSequence<TSequence, TItem, TWitness>(Slot slot)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        int[]? lengths = Take<int[]?>();
        if (lengths is null)
        {
            return default;
        }

        TSequence sequence = TWitness.Create(lengths);
        TWitness.ReadItems(ref this, slot.Item, sequence, lengths.Aggregate(1, (all, one) => all * one));
        return sequence;
    }

    public TMap? ReadMap<TMap, TKey, TValue, TWitness>(Slot slot)
        where TWitness : struct, IMap<TMap, TKey, TValue>
    {
        int count = Take<int>();
        if (count < 0)
        {
            return default;
        }

        TMap map = TWitness.Create(count);
        TWitness.ReadEntries(ref this, slot, map, count);
        return map;
    }

    public void BeginEntry(Slot map) => Assert.Equal('{', Take<char>());

    public void EndEntry(Slot map) => Assert.Equal('}', Take<char>());

    private T Take<T>() => (T)tape.Values[_next++].Value!;
}
