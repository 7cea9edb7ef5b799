using SerBench.Model;

namespace SerBench.Serializers.Peers.BinaryWriterReader;

/// <summary>A person, field by field.</summary>
internal readonly struct PersonRecord : IRecord<Person>
{
    public static void Write(BinaryWriter writer, Person value)
    {
        writer.Write(value.Id);
        writer.WriteOptional(value.Name);
        writer.WriteOptional(value.Data);
        writer.Write(value.Guid);
    }

    public static Person Read(BinaryReader reader) => new()
    {
        Id = reader.ReadInt32(),
        Name = reader.ReadOptionalString(),
        Data = reader.ReadOptionalString(),
        Guid = reader.ReadGuid(),
    };
}
