namespace SerBench.Serializers.Models.People;

[Handwritten]
public readonly partial struct PersonBinarizer : IBinarizer<Person>
{
    [MethodImpl(AggressiveInlining)]
    public static void Write<TWriter>(ref TWriter writer, Person value)
        where TWriter : struct, IFieldWriter, allows ref struct
    {
        writer.WriteInt32(0, value.Id);
        writer.WriteString(1, value.Name);
        writer.WriteString(2, value.Data);
        writer.WriteGuid(3, value.Guid);
    }

    [MethodImpl(AggressiveInlining)]
    public static Person Read<TReader>(ref TReader reader, Person target)
        where TReader : struct, IFieldReader, allows ref struct
    {
        target.Id = reader.ReadInt32(0);
        target.Name = reader.ReadString(1);
        target.Data = reader.ReadString(2);
        target.Guid = reader.ReadGuid(3);
        return target;
    }
}
