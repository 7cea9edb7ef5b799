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
