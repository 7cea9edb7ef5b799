namespace SerBench.Serializers.Models.Complex;

[Handwritten]
public readonly partial struct ComplexBinarizer : IBinarizer<ComplexObject>
{
    [MethodImpl(AggressiveInlining)]
    public static void Write<TWriter>(ref TWriter writer, ComplexObject value)
        where TWriter : struct, IFieldWriter, allows ref struct
    {
        writer.WriteInt32(0, value.Id);
        writer.WriteString(1, value.Name);
        writer.WriteBoolean(2, value.Active);
        writer.WriteObject<NestedObject, NestedBinarizer>(3, value.Nested);
        writer.WriteMap<Dictionary<string, int>, string, int, DictionaryMap<string, int, Scalar.String, Scalar.Int32>>(4, value.Data);
    }

    [MethodImpl(AggressiveInlining)]
    public static ComplexObject Read<TReader>(ref TReader reader, ComplexObject target)
        where TReader : struct, IFieldReader, allows ref struct
    {
        target.Id = reader.ReadInt32(0);
        target.Name = reader.ReadString(1);
        target.Active = reader.ReadBoolean(2);
        target.Nested = reader.ReadObject<NestedObject, NestedBinarizer>(3);
        target.Data = reader.ReadMap<Dictionary<string, int>, string, int, DictionaryMap<string, int, Scalar.String, Scalar.Int32>>(4);
        return target;
    }
}

[Handwritten]
public readonly partial struct NestedBinarizer : IBinarizer<NestedObject>
{
    [MethodImpl(AggressiveInlining)]
    public static void Write<TWriter>(ref TWriter writer, NestedObject value)
        where TWriter : struct, IFieldWriter, allows ref struct
    {
        writer.WriteInt32(0, value.Id);
        writer.WriteString(1, value.Name);
        writer.WriteDouble(2, value.Value);
    }

    [MethodImpl(AggressiveInlining)]
    public static NestedObject Read<TReader>(ref TReader reader, NestedObject target)
        where TReader : struct, IFieldReader, allows ref struct
    {
        target.Id = reader.ReadInt32(0);
        target.Name = reader.ReadString(1);
        target.Value = reader.ReadDouble(2);
        return target;
    }
}
