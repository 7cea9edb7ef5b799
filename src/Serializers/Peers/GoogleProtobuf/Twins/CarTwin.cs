using SerBench.Model;
using SerBench.Serializers.Twins;
using Message = SerBench.Schemas.Protobuf.Car;

namespace SerBench.Serializers.Peers.GoogleProtobuf.Twins;

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
