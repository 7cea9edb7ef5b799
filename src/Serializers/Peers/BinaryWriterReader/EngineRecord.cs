using SerBench.Model;

namespace SerBench.Serializers.Peers.BinaryWriterReader;

/// <summary>The engine of a car, field by field.</summary>
internal readonly struct EngineRecord : IRecord<Engine>
{
    public static void Write(BinaryWriter writer, Engine value)
    {
        writer.Write(value.Capacity);
        writer.Write(value.NumCylinders);
        writer.Write(value.MaxRpm);
        writer.WriteOptional(value.ManufacturerCode);
        writer.WriteOptional(value.Fuel);
    }

    public static Engine Read(BinaryReader reader) => new()
    {
        Capacity = reader.ReadInt16(),
        NumCylinders = reader.ReadByte(),
        MaxRpm = reader.ReadInt16(),
        ManufacturerCode = reader.ReadOptionalString(),
        Fuel = reader.ReadOptionalString(),
    };
}
