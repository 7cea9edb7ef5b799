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

/// <summary>The arrays of figures of a car.</summary>
internal static class CarFigures
{
    public static void Write(BinaryWriter writer, PerformanceFigure[]? figures)
    {
        writer.WriteCount(figures?.Length);
        foreach (PerformanceFigure figure in figures ?? [])
        {
            writer.Write(figure.OctaneRating);
            writer.WriteCount(figure.Acceleration?.Length);
            foreach (Acceleration acceleration in figure.Acceleration ?? [])
            {
                writer.Write(acceleration.Mph);
                writer.Write(acceleration.Seconds);
            }
        }
    }

    public static PerformanceFigure[]? ReadPerformance(BinaryReader reader)
    {
        int count = reader.ReadInt32();
        if (count < 0)
        {
            return null;
        }

        var figures = new PerformanceFigure[count];
        for (int i = 0; i < count; i++)
        {
            figures[i] = new PerformanceFigure { OctaneRating = reader.ReadByte(), Acceleration = ReadAcceleration(reader) };
        }

        return figures;
    }

    public static void Write(BinaryWriter writer, FuelFigure[]? figures)
    {
        writer.WriteCount(figures?.Length);
        foreach (FuelFigure figure in figures ?? [])
        {
            writer.Write(figure.Speed);
            writer.Write(figure.Mpg);
        }
    }

    public static FuelFigure[]? ReadFuel(BinaryReader reader)
    {
        int count = reader.ReadInt32();
        if (count < 0)
        {
            return null;
        }

        var figures = new FuelFigure[count];
        for (int i = 0; i < count; i++)
        {
            figures[i] = new FuelFigure { Speed = reader.ReadInt16(), Mpg = reader.ReadSingle() };
        }

        return figures;
    }

    private static Acceleration[]? ReadAcceleration(BinaryReader reader)
    {
        int count = reader.ReadInt32();
        if (count < 0)
        {
            return null;
        }

        var accelerations = new Acceleration[count];
        for (int i = 0; i < count; i++)
        {
            accelerations[i] = new Acceleration { Mph = reader.ReadInt16(), Seconds = reader.ReadSingle() };
        }

        return accelerations;
    }
}

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
