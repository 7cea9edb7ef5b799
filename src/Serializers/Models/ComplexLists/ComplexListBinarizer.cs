using SerBench.Serializers.Models.Complex;

namespace SerBench.Serializers.Models.ComplexLists;

[Handwritten]
public readonly partial struct ComplexListBinarizer : IBinarizer<ComplexList>
{
    [MethodImpl(AggressiveInlining)]
    public static void Write<TWriter>(ref TWriter writer, ComplexList value)
        where TWriter : struct, IFieldWriter, allows ref struct
    {
        writer.WriteInt32(0, value.Id);
        writer.WriteString(1, value.Name);
        writer.WriteBoolean(2, value.Active);
        writer.WriteObject<NestedObject, NestedBinarizer>(3, value.Nested);
        writer.WriteMap<Dictionary<string, int>, string, int, DictionaryMap<string, int, Scalar.String, Scalar.Int32>>(4, value.Data);
        writer.WriteSequence<List<string>, string, ListSequence<string, Scalar.String>>(5, value.Tags);
    }

    [MethodImpl(AggressiveInlining)]
    public static ComplexList Read<TReader>(ref TReader reader, ComplexList target)
        where TReader : struct, IFieldReader, allows ref struct
    {
        target.Id = reader.ReadInt32(0);
        target.Name = reader.ReadString(1);
        target.Active = reader.ReadBoolean(2);
        target.Nested = reader.ReadObject<NestedObject, NestedBinarizer>(3);
        target.Data = reader.ReadMap<Dictionary<string, int>, string, int, DictionaryMap<string, int, Scalar.String, Scalar.Int32>>(4);
        target.Tags = reader.ReadSequence<List<string>, string, ListSequence<string, Scalar.String>>(5);
        return target;
    }
}
