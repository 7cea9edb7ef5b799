namespace SerBench.Serializers.Models.Simple;

[Handwritten]
public readonly partial struct SimpleBinarizer : IBinarizer<SimpleObject>
{
    [MethodImpl(AggressiveInlining)]
    public static void Write<TWriter>(ref TWriter writer, SimpleObject value)
        where TWriter : struct, IFieldWriter, allows ref struct
    {
        writer.WriteInt32(0, value.Id);
        writer.WriteString(1, value.Name);
        writer.WriteBoolean(2, value.Active);
        writer.WriteDouble(3, value.DoubleValue);
        writer.WriteSingle(4, value.FloatValue);
        writer.WriteInt64(5, value.LongValue);
        writer.WriteInt16(6, value.ShortValue);
    }

    [MethodImpl(AggressiveInlining)]
    public static SimpleObject Read<TReader>(ref TReader reader, SimpleObject target)
        where TReader : struct, IFieldReader, allows ref struct
    {
        target.Id = reader.ReadInt32(0);
        target.Name = reader.ReadString(1);
        target.Active = reader.ReadBoolean(2);
        target.DoubleValue = reader.ReadDouble(3);
        target.FloatValue = reader.ReadSingle(4);
        target.LongValue = reader.ReadInt64(5);
        target.ShortValue = reader.ReadInt16(6);
        return target;
    }
}
