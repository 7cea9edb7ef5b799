namespace SerBench.Serializers.Models.Deep;

[Handwritten]
public readonly partial struct DeepBinarizer : IBinarizer<DeepObject>
{
    [MethodImpl(AggressiveInlining)]
    public static void Write<TWriter>(ref TWriter writer, DeepObject value)
        where TWriter : struct, IFieldWriter, allows ref struct
    {
        writer.WriteInt32(0, value.Id);
        writer.WriteString(1, value.Name);
        writer.WriteDouble(2, value.Value);
        writer.WriteObject<DeepObject, DeepBinarizer>(3, value.Child);
    }

    [MethodImpl(AggressiveInlining)]
    public static DeepObject Read<TReader>(ref TReader reader, DeepObject target)
        where TReader : struct, IFieldReader, allows ref struct
    {
        target.Id = reader.ReadInt32(0);
        target.Name = reader.ReadString(1);
        target.Value = reader.ReadDouble(2);
        target.Child = reader.ReadObject<DeepObject, DeepBinarizer>(3);
        return target;
    }
}
