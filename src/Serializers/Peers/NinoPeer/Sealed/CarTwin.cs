using Nino.Core;
using SerBench.Serializers.Twins;

namespace SerBench.Serializers.Peers.NinoPeer.Sealed;

/// <summary>A car, with the attributes of Nino. See <see cref="NinoRow"/> for the order.</summary>
[NinoType(allowInheritance: false)]
public sealed partial class CarTwin : IMirror<Car, CarTwin>
{
    public int SerialNumber { get; set; }

    public CarCode Code { get; set; }

    public short ModelYear { get; set; }

    public bool Available { get; set; }

    public CarExtras Extras { get; set; }

    public string? VehicleCode { get; set; }

    public long Timestamp { get; set; }

    public EngineTwin? Engine { get; set; }

    public int[]? SomeNumbers { get; set; }

    public PerformanceFigureTwin[]? PerformanceFigures { get; set; }

    public FuelFigure[]? FuelFigures { get; set; }

    public string? Manufacturer { get; set; }

    public string? Model { get; set; }
}

/// <summary>The engine of a car, with the attributes of Nino. See <see cref="NinoRow"/> for the order.</summary>
[NinoType(allowInheritance: false)]
public sealed partial class EngineTwin : IMirror<Engine, EngineTwin>
{
    public short Capacity { get; set; }

    public short MaxRpm { get; set; }

    public string? ManufacturerCode { get; set; }

    public byte NumCylinders { get; set; }

    public string? Fuel { get; set; }
}

/// <summary>How a car accelerates, with the attributes of Nino.</summary>
[NinoType(allowInheritance: false)]
public sealed partial class PerformanceFigureTwin : IMirror<PerformanceFigure, PerformanceFigureTwin>
{
    public byte OctaneRating { get; set; }

    public Acceleration[]? Acceleration { get; set; }
}
