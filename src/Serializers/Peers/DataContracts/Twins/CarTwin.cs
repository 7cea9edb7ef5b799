using System.Runtime.Serialization;
using SerBench.Serializers.Twins;

namespace SerBench.Serializers.Peers.DataContracts.Twins;

/// <summary>A car, with the attributes of DataContractSerializer.</summary>
[DataContract(Name = nameof(Car), Namespace = "")]
public sealed partial class CarTwin : IMirror<Car, CarTwin>
{
    [DataMember]
    public long Timestamp { get; set; }

    [DataMember]
    public int SerialNumber { get; set; }

    [DataMember]
    public short ModelYear { get; set; }

    [DataMember]
    public bool Available { get; set; }

    [DataMember]
    public CarCode Code { get; set; }

    [DataMember]
    public string? VehicleCode { get; set; }

    [DataMember]
    public EngineTwin? Engine { get; set; }

    [DataMember]
    public CarExtras Extras { get; set; }

    [DataMember]
    public int[]? SomeNumbers { get; set; }

    [DataMember]
    public PerformanceFigureTwin[]? PerformanceFigures { get; set; }

    [DataMember]
    public FuelFigureTwin[]? FuelFigures { get; set; }

    [DataMember]
    public string? Manufacturer { get; set; }

    [DataMember]
    public string? Model { get; set; }
}

/// <summary>The engine of a car, with the attributes of DataContractSerializer.</summary>
[DataContract(Name = nameof(Engine), Namespace = "")]
public sealed partial class EngineTwin : IMirror<Engine, EngineTwin>
{
    [DataMember]
    public short Capacity { get; set; }

    [DataMember]
    public byte NumCylinders { get; set; }

    [DataMember]
    public short MaxRpm { get; set; }

    [DataMember]
    public string? ManufacturerCode { get; set; }

    [DataMember]
    public string? Fuel { get; set; }
}

/// <summary>How a car accelerates, with the attributes of DataContractSerializer.</summary>
[DataContract(Name = nameof(PerformanceFigure), Namespace = "")]
public sealed partial class PerformanceFigureTwin : IMirror<PerformanceFigure, PerformanceFigureTwin>
{
    [DataMember]
    public byte OctaneRating { get; set; }

    [DataMember]
    public AccelerationTwin[]? Acceleration { get; set; }
}

/// <summary>The seconds a car takes to reach a speed, with the attributes of DataContractSerializer.</summary>
[DataContract(Name = nameof(Acceleration), Namespace = "")]
public partial struct AccelerationTwin : IMirror<Acceleration, AccelerationTwin>
{
    [DataMember]
    public short Mph { get; set; }

    [DataMember]
    public float Seconds { get; set; }
}

/// <summary>The miles per gallon of a car at a speed, with the attributes of DataContractSerializer.</summary>
[DataContract(Name = nameof(FuelFigure), Namespace = "")]
public partial struct FuelFigureTwin : IMirror<FuelFigure, FuelFigureTwin>
{
    [DataMember]
    public short Speed { get; set; }

    [DataMember]
    public float Mpg { get; set; }
}
