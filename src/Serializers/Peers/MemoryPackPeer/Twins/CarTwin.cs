using MemoryPack;
using SerBench.Model;
using SerBench.Serializers.Twins;

namespace SerBench.Serializers.Peers.MemoryPackPeer.Twins;

/// <summary>A car, with the attributes of MemoryPack.</summary>
[MemoryPackable]
public sealed partial class CarTwin : IMirror<Car, CarTwin>
{
    public long Timestamp { get; set; }

    public int SerialNumber { get; set; }

    public short ModelYear { get; set; }

    public bool Available { get; set; }

    public CarCode Code { get; set; }

    public string? VehicleCode { get; set; }

    public EngineTwin? Engine { get; set; }

    public CarExtras Extras { get; set; }

    public int[]? SomeNumbers { get; set; }

    public PerformanceFigureTwin[]? PerformanceFigures { get; set; }

    public FuelFigure[]? FuelFigures { get; set; }

    public string? Manufacturer { get; set; }

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
        FuelFigures = value.FuelFigures,
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
            && TwinEquality.AreEqual(left.FuelFigures, right.FuelFigures, static (a, b) => a.Speed == b.Speed && TwinEquality.AreEqual(a.Mpg, b.Mpg))
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
        FuelFigures = FuelFigures,
        Manufacturer = Manufacturer,
        Model = Model,
    };
}

/// <summary>The engine of a car, with the attributes of MemoryPack.</summary>
[MemoryPackable]
public sealed partial class EngineTwin
{
    public short Capacity { get; set; }

    public byte NumCylinders { get; set; }

    public short MaxRpm { get; set; }

    public string? ManufacturerCode { get; set; }

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

/// <summary>How a car accelerates, with the attributes of MemoryPack.</summary>
[MemoryPackable]
public sealed partial class PerformanceFigureTwin
{
    public byte OctaneRating { get; set; }

    public Acceleration[]? Acceleration { get; set; }

    public static PerformanceFigureTwin From(PerformanceFigure value) => new()
    {
        OctaneRating = value.OctaneRating,
        Acceleration = value.Acceleration,
    };

    public static bool AreEqual(PerformanceFigureTwin? left, PerformanceFigureTwin? right)
    {
        if (left is null || right is null)
        {
            return left is null && right is null;
        }

        return left.OctaneRating == right.OctaneRating
            && TwinEquality.AreEqual(left.Acceleration, right.Acceleration, static (a, b) => a.Mph == b.Mph && TwinEquality.AreEqual(a.Seconds, b.Seconds));
    }

    public PerformanceFigure ToModel() => new()
    {
        OctaneRating = OctaneRating,
        Acceleration = Acceleration,
    };
}
