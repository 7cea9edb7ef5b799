using SerBench.Model;
using Messages = SerBench.Schemas.Protobuf;

namespace SerBench.Serializers.Peers.GoogleProtobuf.Twins;

/// <summary>The parts of a car and their messages.</summary>
internal static class CarPartTwins
{
    public static Messages.Engine ToTwin(Engine value) => new()
    {
        Capacity = value.Capacity,
        NumCylinders = value.NumCylinders,
        MaxRpm = value.MaxRpm,
        ManufacturerCode = value.ManufacturerCode ?? "",
        Fuel = value.Fuel ?? "",
    };

    public static Engine FromTwin(Messages.Engine twin) => new()
    {
        Capacity = checked((short)twin.Capacity),
        NumCylinders = checked((byte)twin.NumCylinders),
        MaxRpm = checked((short)twin.MaxRpm),
        ManufacturerCode = twin.ManufacturerCode,
        Fuel = twin.Fuel,
    };

    public static Messages.PerformanceFigure ToTwin(PerformanceFigure value)
    {
        var message = new Messages.PerformanceFigure { OctaneRating = value.OctaneRating };
        message.Acceleration.Add((value.Acceleration ?? []).Select(item => new Messages.Acceleration { Mph = item.Mph, Seconds = item.Seconds }));
        return message;
    }

    public static PerformanceFigure FromTwin(Messages.PerformanceFigure twin) => new()
    {
        OctaneRating = checked((byte)twin.OctaneRating),
        Acceleration = [.. twin.Acceleration.Select(item => new Acceleration { Mph = checked((short)item.Mph), Seconds = item.Seconds })],
    };

    public static Messages.FuelFigure ToTwin(FuelFigure value) => new() { Speed = value.Speed, Mpg = value.Mpg };

    public static FuelFigure FromTwin(Messages.FuelFigure twin) => new() { Speed = checked((short)twin.Speed), Mpg = twin.Mpg };
}
