using SerBench.Model;

namespace SerBench.Serializers.Peers.BinaryWriterReader;

/// <summary>A complex object with its list, field by field.</summary>
internal readonly struct ComplexListRecord : IRecord<ComplexList>
{
    public static void Write(BinaryWriter writer, ComplexList value)
    {
        writer.Write(value.Id);
        writer.WriteOptional(value.Name);
        writer.Write(value.Active);
        writer.WriteOptional<NestedObject, NestedObjectRecord>(value.Nested);
        writer.WriteMap(value.Data);
        writer.WriteCount(value.Tags?.Count);
        if (value.Tags is not null)
        {
            foreach (string tag in value.Tags)
            {
                writer.Write(tag);
            }
        }
    }

    public static ComplexList Read(BinaryReader reader) => new()
    {
        Id = reader.ReadInt32(),
        Name = reader.ReadOptionalString(),
        Active = reader.ReadBoolean(),
        Nested = reader.ReadOptional<NestedObject, NestedObjectRecord>(),
        Data = reader.ReadMap(),
        Tags = ReadTags(reader),
    };

    private static List<string>? ReadTags(BinaryReader reader)
    {
        int count = reader.ReadInt32();
        if (count < 0)
        {
            return null;
        }

        var tags = new List<string>(count);
        for (int i = 0; i < count; i++)
        {
            tags.Add(reader.ReadString());
        }

        return tags;
    }
}
