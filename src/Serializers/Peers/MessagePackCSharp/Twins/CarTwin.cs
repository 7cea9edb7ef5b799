using MessagePack;
using SerBench.Model;
using SerBench.Serializers.Twins;

namespace SerBench.Serializers.Peers.MessagePackCSharp.Twins;

/// <summary>A car, with the attributes of MessagePack.</summary>
[MessagePackObject]
public sealed class CarTwin : IMirror<Car, CarTwin>
{
    [Key(0)]
    public long Timestamp { get; set; }

    [Key(1)]
    public int SerialNumber { get; set; }

    [Key(2)]
    public short ModelYear { get; set; }

    [Key(3)]
    public bool Available { get; set; }

    [Key(4)]
    public CarCode Code { get; set; }

    [Key(5)]
    public string? VehicleCode { get; set; }

    [Key(6)]
    public EngineTwin? Engine { get; set; }

    [Key(7)]
    public CarExtras Extras { get; set; }

    [Key(8)]
    public int[]? SomeNumbers { get; set; }

    [Key(9)]
    public PerformanceFigureTwin[]? PerformanceFigures { get; set; }

    [Key(10)]
    public FuelFigureTwin[]? FuelFigures { get; set; }

    [Key(11)]
    public string? Manufacturer { get; set; }

    [Key(12)]
    public string? Model { get; set; }

    public static CarTwin From(Car value) => new()
    {
        Timestamp = value.Timestamp,
        SerialNumber = value.SerialNumber,
        ModelYear = value.ModelYear,
        Available = value.Available,
        Code = value.Code,
        VehicleCode = value.VehicleCode,
        Engine = value.Engine is null ? null : EngineTwin.From(value.Engine),
        Extras = value.Extras,
        SomeNumbers = value.SomeNumbers,
        PerformanceFigures = value.PerformanceFigures is null ? null : Array.ConvertAll(value.PerformanceFigures, PerformanceFigureTwin.From),
        FuelFigures = value.FuelFigures is null ? null : Array.ConvertAll(value.FuelFigures, FuelFigureTwin.From),
        Manufacturer = value.Manufacturer,
        Model = value.Model,
    };

    public static bool AreEqual(CarTwin? left, CarTwin? right)
    {
        if (left is null || right is null)
        {
            return left is null && right is null;
        }

        return left.Timestamp == right.Timestamp
            && left.SerialNumber == right.SerialNumber
            && left.ModelYear == right.ModelYear
            && left.Available == right.Available
            && left.Code == right.Code
            && left.VehicleCode == right.VehicleCode
            && EngineTwin.AreEqual(left.Engine, right.Engine)
            && left.Extras == right.Extras
            && TwinEquality.AreEqual(left.SomeNumbers, right.SomeNumbers)
            && TwinEquality.AreEqual(left.PerformanceFigures, right.PerformanceFigures, PerformanceFigureTwin.AreEqual)
            && TwinEquality.AreEqual(left.FuelFigures, right.FuelFigures, FuelFigureTwin.AreEqual)
            && left.Manufacturer == right.Manufacturer
            && left.Model == right.Model;
    }

    public Car ToModel() => new()
    {
        Timestamp = Timestamp,
        SerialNumber = SerialNumber,
        ModelYear = ModelYear,
        Available = Available,
        Code = Code,
        VehicleCode = VehicleCode,
        Engine = Engine?.ToModel(),
        Extras = Extras,
        SomeNumbers = SomeNumbers,
        PerformanceFigures = PerformanceFigures is null ? null : Array.ConvertAll(PerformanceFigures, static item => item.ToModel()),
        FuelFigures = FuelFigures is null ? null : Array.ConvertAll(FuelFigures, static item => item.ToModel()),
        Manufacturer = Manufacturer,
        Model = Model,
    };
}

/// <summary>The engine of a car, with the attributes of MessagePack.</summary>
[MessagePackObject]
public sealed class EngineTwin
{
    [Key(0)]
    public short Capacity { get; set; }

    [Key(1)]
    public byte NumCylinders { get; set; }

    [Key(2)]
    public short MaxRpm { get; set; }

    [Key(3)]
    public string? ManufacturerCode { get; set; }

    [Key(4)]
    public string? Fuel { get; set; }

    public static EngineTwin From(Engine value) => new()
    {
        Capacity = value.Capacity,
        NumCylinders = value.NumCylinders,
        MaxRpm = value.MaxRpm,
        ManufacturerCode = value.ManufacturerCode,
        Fuel = value.Fuel,
    };

    public static bool AreEqual(EngineTwin? left, EngineTwin? right)
    {
        if (left is null || right is null)
        {
            return left is null && right is null;
        }

        return left.Capacity == right.Capacity
            && left.NumCylinders == right.NumCylinders
            && left.MaxRpm == right.MaxRpm
            && left.ManufacturerCode == right.ManufacturerCode
            && left.Fuel == right.Fuel;
    }

    public Engine ToModel() => new()
    {
        Capacity = Capacity,
        NumCylinders = NumCylinders,
        MaxRpm = MaxRpm,
        ManufacturerCode = ManufacturerCode,
        Fuel = Fuel,
    };
}

/// <summary>How a car accelerates, with the attributes of MessagePack.</summary>
[MessagePackObject]
public sealed class PerformanceFigureTwin
{
    [Key(0)]
    public byte OctaneRating { get; set; }

    [Key(1)]
    public AccelerationTwin[]? Acceleration { get; set; }

    public static PerformanceFigureTwin From(PerformanceFigure value) => new()
    {
        OctaneRating = value.OctaneRating,
        Acceleration = value.Acceleration is null ? null : Array.ConvertAll(value.Acceleration, AccelerationTwin.From),
    };

    public static bool AreEqual(PerformanceFigureTwin? left, PerformanceFigureTwin? right)
    {
        if (left is null || right is null)
        {
            return left is null && right is null;
        }

        return left.OctaneRating == right.OctaneRating
            && TwinEquality.AreEqual(left.Acceleration, right.Acceleration, AccelerationTwin.AreEqual);
    }

    public PerformanceFigure ToModel() => new()
    {
        OctaneRating = OctaneRating,
        Acceleration = Acceleration is null ? null : Array.ConvertAll(Acceleration, static item => item.ToModel()),
    };
}

/// <summary>The seconds a car takes to reach a speed, with the attributes of MessagePack.</summary>
[MessagePackObject]
public struct AccelerationTwin
{
    [Key(0)]
    public short Mph { get; set; }

    [Key(1)]
    public float Seconds { get; set; }

    public static AccelerationTwin From(Acceleration value) => new() { Mph = value.Mph, Seconds = value.Seconds };

    public static bool AreEqual(AccelerationTwin left, AccelerationTwin right) => left.Mph == right.Mph && TwinEquality.AreEqual(left.Seconds, right.Seconds);

    public readonly Acceleration ToModel() => new() { Mph = Mph, Seconds = Seconds };
}

/// <summary>The miles per gallon of a car at a speed, with the attributes of MessagePack.</summary>
[MessagePackObject]
public struct FuelFigureTwin
{
    [Key(0)]
    public short Speed { get; set; }

    [Key(1)]
    public float Mpg { get; set; }

    public static FuelFigureTwin From(FuelFigure value) => new() { Speed = value.Speed, Mpg = value.Mpg };

    public static bool AreEqual(FuelFigureTwin left, FuelFigureTwin right) => left.Speed == right.Speed && TwinEquality.AreEqual(left.Mpg, right.Mpg);

    public readonly FuelFigure ToModel() => new() { Speed = Speed, Mpg = Mpg };
}
