using SerBench.Formats.Wire;

namespace SerBench.Serializers.Models.Cars.Xbuf2;

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

    /// <summary>Of an acceleration as of a fuel figure: the speed, then what belongs to it.</summary>
    public const byte Speed = CarFields.FigureSpeed << Tag.TypeBits;
    public const byte Figure = (CarFields.FigureValue << Tag.TypeBits) | (int)WireType.Fixed32;
}
