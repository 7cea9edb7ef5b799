using MessagePack;
using SerBench.Serializers.Twins;

namespace SerBench.Serializers.Peers.MessagePackCSharp.Twins;

/// <summary>A car, with the attributes of MessagePack.</summary>
[MessagePackObject]
public sealed partial class CarTwin : IMirror<Car, CarTwin>
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
}

/// <summary>The engine of a car, with the attributes of MessagePack.</summary>
[MessagePackObject]
public sealed partial class EngineTwin : IMirror<Engine, EngineTwin>
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
}

/// <summary>How a car accelerates, with the attributes of MessagePack.</summary>
[MessagePackObject]
public sealed partial class PerformanceFigureTwin : IMirror<PerformanceFigure, PerformanceFigureTwin>
{
    [Key(0)]
    public byte OctaneRating { get; set; }

    [Key(1)]
    public AccelerationTwin[]? Acceleration { get; set; }
}

/// <summary>The seconds a car takes to reach a speed, with the attributes of MessagePack.</summary>
[MessagePackObject]
public partial struct AccelerationTwin : IMirror<Acceleration, AccelerationTwin>
{
    [Key(0)]
    public short Mph { get; set; }

    [Key(1)]
    public float Seconds { get; set; }
}

/// <summary>The miles per gallon of a car at a speed, with the attributes of MessagePack.</summary>
[MessagePackObject]
public partial struct FuelFigureTwin : IMirror<FuelFigure, FuelFigureTwin>
{
    [Key(0)]
    public short Speed { get; set; }

    [Key(1)]
    public float Mpg { get; set; }
}
