namespace SerBench.Formats.Tests.Access;

internal ref struct TapeWriter<TOrder>(Tape tape) : IFieldWriter
    where TOrder : struct, ITapeOrder
{
    private Shape? _shape;
    private int _nextField;
    private int _announced = -1;

    public static FieldOrder Order => TOrder.Order;

    public void WriteRoot<T, TBinarizer>(T value)
        where TBinarizer : struct, IBinarizer<T> => WriteFields<T, TBinarizer>(value);

    public void WriteBoolean(Slot slot, bool value) => Put(slot, value);

    public void WriteByte(Slot slot, byte value) => Put(slot, value);

    public void WriteSByte(Slot slot, sbyte value) => Put(slot, value);

    public void WriteInt16(Slot slot, short value) => Put(slot, value);

    public void WriteUInt16(Slot slot, ushort value) => Put(slot, value);

    public void WriteInt32(Slot slot, int value) => Put(slot, value);

    public void WriteUInt32(Slot slot, uint value) => Put(slot, value);

    public void WriteInt64(Slot slot, long value) => Put(slot, value);

    public void WriteUInt64(Slot slot, ulong value) => Put(slot, value);

    public void WriteChar(Slot slot, char value) => Put(slot, value);

    public void WriteSingle(Slot slot, float value) => Put(slot, value);

    public void WriteDouble(Slot slot, double value) => Put(slot, value);

    public void WriteDecimal(Slot slot, decimal value) => Put(slot, value);

    public void WriteGuid(Slot slot, Guid value) => Put(slot, value);

    public void WriteDateTime(Slot slot, DateTime value) => Put(slot, value);

    public void WriteDateTimeOffset(Slot slot, DateTimeOffset value) => Put(slot, value);

    public void WriteTimeSpan(Slot slot, TimeSpan value) => Put(slot, value);

    public void WriteDateOnly(Slot slot, DateOnly value) => Put(slot, value);

    public void WriteTimeOnly(Slot slot, TimeOnly value) => Put(slot, value);

    public void WriteEnum<TEnum>(Slot slot, TEnum value)
        where TEnum : unmanaged, Enum => Put(slot, value);

    public void WriteString(Slot slot, string? value) => Put(slot, value);

    public bool BeginNullable(Slot slot, bool hasValue)
    {
        Put(slot, hasValue);
        _announced = hasValue && slot.IsField ? slot.Ordinal : -1;
        return hasValue;
    }

    public void WriteObject<T, TBinarizer>(Slot slot, T? value)
        where TBinarizer : struct, IBinarizer<T>
    {
        Put(slot, value is not null);
        if (value is null)
        {
            return;
        }

        (Shape? shape, int next) = (_shape, _nextField);
        WriteFields<T, TBinarizer>(value);
        (_shape, _nextField) = (shape, next);
    }

    public void WriteSequence<TSequence, TItem, TWitness>(Slot slot, TSequence? value)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        int[]? lengths = value is null ? null : new int[TWitness.Rank];
        Put(slot, lengths);
        if (value is not null)
        {
            TWitness.GetLengths(value, lengths);
            TWitness.WriteItems(ref this, slot.Item, value);
        }
    }

    public void WriteMap<TMap, TKey, TValue, TWitness>(Slot slot, TMap? value)
        where TWitness : struct, IMap<TMap, TKey, TValue>
    {
        Put(slot, value is null ? -1 : TWitness.Count(value));
        if (value is not null)
        {
            TWitness.WriteEntries(ref this, slot, value);
        }
    }

    public readonly void BeginEntry(Slot map) => tape.Values.Add(("", '{'));

    public readonly void EndEntry(Slot map) => tape.Values.Add(("", '}'));

    private void WriteFields<T, TBinarizer>(T value)
        where TBinarizer : struct, IBinarizer<T>
    {
        _shape = TBinarizer.GetShape(TOrder.Order);
        _nextField = 0;
        _announced = -1;
        TBinarizer.Write(ref this, value);
        Assert.Equal(_shape!.Fields.Count, _nextField);
    }

    // Fields must come in the order of the shape, each once. A nullable field comes twice: first its presence, then its value.
    private void Put(Slot slot, object? value)
    {
        if (!slot.IsField)
        {
            tape.Values.Add(("", value));
            return;
        }

        if (_announced != slot.Ordinal)
        {
            Assert.Equal(_nextField++, slot.Ordinal);
        }

        _announced = -1;
        tape.Values.Add((_shape!.Fields[slot.Ordinal].Name, value));
    }
}
