namespace SerBench.Serializers.Models.Cars.Xbuf2;

/// <summary>The numbers of the car's fields in the published model, which orders them otherwise than ours (docs/formats/xbuf2.md, "Car").</summary>
internal static class CarFields
{
    public const int Timestamp = 1;
    public const int SerialNumber = 2;
    public const int ModelYear = 3;
    public const int Available = 4;
    public const int Code = 5;
    public const int VehicleCode = 6;
    public const int SomeNumbers = 7;
    public const int Extras = 8;
    public const int Engine = 9;
    public const int FuelFigures = 10;
    public const int PerformanceFigures = 11;
    public const int Manufacturer = 12;
    public const int Model = 13;

    public const int EngineCapacity = 1;
    public const int EngineNumCylinders = 2;
    public const int EngineMaxRpm = 3;
    public const int EngineManufacturerCode = 4;
    public const int EngineFuel = 5;

    public const int PerformanceOctaneRating = 1;
    public const int PerformanceAcceleration = 2;

    /// <summary>Of a fuel figure as of an acceleration.</summary>
    public const int FigureSpeed = 1;
    public const int FigureValue = 2;

    /// <summary>By the name of the car's members.</summary>
    public static int NumberOf(string member) => member switch
    {
        nameof(Timestamp) => Timestamp,
        nameof(SerialNumber) => SerialNumber,
        nameof(ModelYear) => ModelYear,
        nameof(Available) => Available,
        nameof(Code) => Code,
        nameof(VehicleCode) => VehicleCode,
        nameof(SomeNumbers) => SomeNumbers,
        nameof(Extras) => Extras,
        nameof(Engine) => Engine,
        nameof(FuelFigures) => FuelFigures,
        nameof(PerformanceFigures) => PerformanceFigures,
        nameof(Manufacturer) => Manufacturer,
        nameof(Model) => Model,
        _ => throw new ArgumentOutOfRangeException(nameof(member), member, "The published car has no such field."),
    };
}
