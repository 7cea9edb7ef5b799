using SerBench.Serializers.Twins;
using Message = SerBench.Schemas.Protobuf.Car;
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

/// <summary>A car and its message.</summary>
public readonly struct CarTwin : ITwin<Car, Message>
{
    public static Message ToTwin(Car value)
    {
        var message = new Message
        {
            Timestamp = value.Timestamp,
            SerialNumber = value.SerialNumber,
            ModelYear = value.ModelYear,
            Available = value.Available,
            Code = (Schemas.Protobuf.CarCode)value.Code,
            VehicleCode = value.VehicleCode ?? "",
            Engine = value.Engine is null ? null : CarPartTwins.ToTwin(value.Engine),
            Extras = (uint)value.Extras,
            Manufacturer = value.Manufacturer ?? "",
            Model = value.Model ?? "",
        };
        message.SomeNumbers.Add(value.SomeNumbers ?? []);
        message.PerformanceFigures.Add((value.PerformanceFigures ?? []).Select(CarPartTwins.ToTwin));
        message.FuelFigures.Add((value.FuelFigures ?? []).Select(CarPartTwins.ToTwin));
        return message;
    }

    public static Car FromTwin(Message twin) => new()
    {
        Timestamp = twin.Timestamp,
        SerialNumber = twin.SerialNumber,
        ModelYear = checked((short)twin.ModelYear),
        Available = twin.Available,
        Code = (CarCode)twin.Code,
        VehicleCode = twin.VehicleCode,
        Engine = twin.Engine is null ? null : CarPartTwins.FromTwin(twin.Engine),
        Extras = (CarExtras)checked((byte)twin.Extras),
        SomeNumbers = [.. twin.SomeNumbers],
        PerformanceFigures = [.. twin.PerformanceFigures.Select(CarPartTwins.FromTwin)],
        FuelFigures = [.. twin.FuelFigures.Select(CarPartTwins.FromTwin)],
        Manufacturer = twin.Manufacturer,
        Model = twin.Model,
    };
}
