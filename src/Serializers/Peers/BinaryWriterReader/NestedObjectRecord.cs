using SerBench.Model;

namespace SerBench.Serializers.Peers.BinaryWriterReader;

/// <summary>The object inside the complex ones, field by field.</summary>
internal readonly struct NestedObjectRecord : IRecord<NestedObject>
{
    public static void Write(BinaryWriter writer, NestedObject value)
    {
        writer.Write(value.Id);
        writer.WriteOptional(value.Name);
        writer.Write(value.Value);
    }

    public static NestedObject Read(BinaryReader reader) => new()
    {
        Id = reader.ReadInt32(),
        Name = reader.ReadOptionalString(),
        Value = reader.ReadDouble(),
    };
}
