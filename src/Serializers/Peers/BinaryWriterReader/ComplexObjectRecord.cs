using SerBench.Model;

namespace SerBench.Serializers.Peers.BinaryWriterReader;

/// <summary>A complex object, field by field.</summary>
internal readonly struct ComplexObjectRecord : IRecord<ComplexObject>
{
    public static void Write(BinaryWriter writer, ComplexObject value)
    {
        writer.Write(value.Id);
        writer.WriteOptional(value.Name);
        writer.Write(value.Active);
        writer.WriteOptional<NestedObject, NestedObjectRecord>(value.Nested);
        writer.WriteMap(value.Data);
    }

    public static ComplexObject Read(BinaryReader reader) => new()
    {
        Id = reader.ReadInt32(),
        Name = reader.ReadOptionalString(),
        Active = reader.ReadBoolean(),
        Nested = reader.ReadOptional<NestedObject, NestedObjectRecord>(),
        Data = reader.ReadMap(),
    };
}
