using System.Runtime.CompilerServices;
using SerBench.Model;

namespace SerBench.Serializers.Peers.BinaryWriterReader;

/// <summary>A chain of objects, field by field.</summary>
internal readonly struct DeepObjectRecord : IRecord<DeepObject>
{
    public static void Write(BinaryWriter writer, DeepObject value)
    {
        writer.Write(value.Id);
        writer.WriteOptional(value.Name);
        writer.Write(value.Value);
        writer.WriteOptional<DeepObject, DeepObjectRecord>(value.Child);
    }

    public static DeepObject Read(BinaryReader reader)
    {
        RuntimeHelpers.EnsureSufficientExecutionStack();
        return new DeepObject
        {
            Id = reader.ReadInt32(),
            Name = reader.ReadOptionalString(),
            Value = reader.ReadDouble(),
            Child = reader.ReadOptional<DeepObject, DeepObjectRecord>(),
        };
    }
}
