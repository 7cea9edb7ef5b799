using SerBench.Model;

namespace SerBench.Serializers.Peers.BinaryWriterReader;

/// <summary>A simple object, field by field.</summary>
internal readonly struct SimpleObjectRecord : IRecord<SimpleObject>
{
    public static void Write(BinaryWriter writer, SimpleObject value)
    {
        writer.Write(value.Id);
        writer.WriteOptional(value.Name);
        writer.Write(value.Active);
        writer.Write(value.DoubleValue);
        writer.Write(value.FloatValue);
        writer.Write(value.LongValue);
        writer.Write(value.ShortValue);
    }

    public static SimpleObject Read(BinaryReader reader) => new()
    {
        Id = reader.ReadInt32(),
        Name = reader.ReadOptionalString(),
        Active = reader.ReadBoolean(),
        DoubleValue = reader.ReadDouble(),
        FloatValue = reader.ReadSingle(),
        LongValue = reader.ReadInt64(),
        ShortValue = reader.ReadInt16(),
    };
}
