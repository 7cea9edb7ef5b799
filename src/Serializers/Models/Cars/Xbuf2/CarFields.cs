namespace SerBench.Serializers.Models.Cars.Xbuf2;

/// <summary>The numbers of the car's fields in the published model, whose order differs from ours (docs/formats/xbuf2.md, "Car").</summary>
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

    /// <summary>The numbers of a fuel figure and of an acceleration.</summary>
    public const int FigureSpeed = 1;
    public const int FigureValue = 2;

    /// <summary>The numbers by the names of the car's members.</summary>
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

/// <summary>The tags of the car's fields, one byte each.</summary>
internal static class CarTag
{
    public const byte Timestamp = (CarFields.Timestamp << Tag.TypeBits) | (int)WireType.Fixed64;
    public const byte SerialNumber = CarFields.SerialNumber << Tag.TypeBits;
    public const byte ModelYear = CarFields.ModelYear << Tag.TypeBits;
    public const byte Available = CarFields.Available << Tag.TypeBits;
    public const byte Code = CarFields.Code << Tag.TypeBits;
    public const byte VehicleCode = (CarFields.VehicleCode << Tag.TypeBits) | (int)WireType.Length;
    public const byte SomeNumbers = CarFields.SomeNumbers << Tag.TypeBits;
    public const byte Extras = CarFields.Extras << Tag.TypeBits;
    public const byte Engine = (CarFields.Engine << Tag.TypeBits) | (int)WireType.Length;
    public const byte FuelFigures = (CarFields.FuelFigures << Tag.TypeBits) | (int)WireType.Length;
    public const byte PerformanceFigures = (CarFields.PerformanceFigures << Tag.TypeBits) | (int)WireType.Length;
    public const byte Manufacturer = (CarFields.Manufacturer << Tag.TypeBits) | (int)WireType.Length;
    public const byte Model = (CarFields.Model << Tag.TypeBits) | (int)WireType.Length;

    public const byte EngineCapacity = CarFields.EngineCapacity << Tag.TypeBits;
    public const byte EngineNumCylinders = CarFields.EngineNumCylinders << Tag.TypeBits;
    public const byte EngineMaxRpm = CarFields.EngineMaxRpm << Tag.TypeBits;
    public const byte EngineManufacturerCode = (CarFields.EngineManufacturerCode << Tag.TypeBits) | (int)WireType.Length;
    public const byte EngineFuel = (CarFields.EngineFuel << Tag.TypeBits) | (int)WireType.Length;

    public const byte OctaneRating = CarFields.PerformanceOctaneRating << Tag.TypeBits;
    public const byte Accelerations = (CarFields.PerformanceAcceleration << Tag.TypeBits) | (int)WireType.Length;

    /// <summary>The tags of an acceleration and of a fuel figure: the speed, then the second number.</summary>
    public const byte Speed = CarFields.FigureSpeed << Tag.TypeBits;
    public const byte Figure = (CarFields.FigureValue << Tag.TypeBits) | (int)WireType.Fixed32;
}
