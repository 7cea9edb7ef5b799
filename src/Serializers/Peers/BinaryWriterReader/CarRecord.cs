using SerBench.Model;

namespace SerBench.Serializers.Peers.BinaryWriterReader;

/// <summary>A car, field by field.</summary>
internal readonly struct CarRecord : IRecord<Car>
{
    public static void Write(BinaryWriter writer, Car value)
    {
        writer.Write(value.Timestamp);
        writer.Write(value.SerialNumber);
        writer.Write(value.ModelYear);
        writer.Write(value.Available);
        writer.Write((int)value.Code);
        writer.WriteOptional(value.VehicleCode);
        writer.WriteOptional<Engine, EngineRecord>(value.Engine);
        writer.Write((byte)value.Extras);
        WriteNumbers(writer, value.SomeNumbers);
        CarFigures.Write(writer, value.PerformanceFigures);
        CarFigures.Write(writer, value.FuelFigures);
        writer.WriteOptional(value.Manufacturer);
        writer.WriteOptional(value.Model);
    }

    public static Car Read(BinaryReader reader) => new()
    {
        Timestamp = reader.ReadInt64(),
        SerialNumber = reader.ReadInt32(),
        ModelYear = reader.ReadInt16(),
        Available = reader.ReadBoolean(),
        Code = (CarCode)reader.ReadInt32(),
        VehicleCode = reader.ReadOptionalString(),
        Engine = reader.ReadOptional<Engine, EngineRecord>(),
        Extras = (CarExtras)reader.ReadByte(),
        SomeNumbers = ReadNumbers(reader),
        PerformanceFigures = CarFigures.ReadPerformance(reader),
        FuelFigures = CarFigures.ReadFuel(reader),
        Manufacturer = reader.ReadOptionalString(),
        Model = reader.ReadOptionalString(),
    };

    private static void WriteNumbers(BinaryWriter writer, int[]? numbers)
    {
        writer.WriteCount(numbers?.Length);
        foreach (int number in numbers ?? [])
        {
            writer.Write(number);
        }
    }

    private static int[]? ReadNumbers(BinaryReader reader)
    {
        int count = reader.ReadInt32();
        if (count < 0)
        {
            return null;
        }

        var numbers = new int[count];
        for (int i = 0; i < count; i++)
        {
            numbers[i] = reader.ReadInt32();
        }

        return numbers;
    }
}
