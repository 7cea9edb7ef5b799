using SerBench.Model;

namespace SerBench.Serializers.Peers.BinaryWriterReader;

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
