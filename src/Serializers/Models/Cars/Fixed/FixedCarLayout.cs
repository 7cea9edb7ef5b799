namespace SerBench.Serializers.Models.Cars.Fixed;

/// <summary>Where everything lies in a car's message (docs/formats/fixed.md); the tests compare it with what the format computes.</summary>
internal static class FixedCarLayout
{
    public const int Version = 13;
    public const int Timestamp = 0;
    public const int SerialNumber = 8;
    public const int ModelYear = 12;
    public const int Available = 14;
    public const int Code = 15;
    public const int VehicleCode = 19;
    public const int Engine = 23;
    public const int Extras = 25;
    public const int SomeNumbers = 26;
    public const int PerformanceFigures = 30;
    public const int FuelFigures = 34;
    public const int Manufacturer = 38;
    public const int Model = 42;
    public const int BlockLength = 46;

    public const int EngineCapacity = 0;
    public const int EngineNumCylinders = 2;
    public const int EngineMaxRpm = 3;
    public const int EngineManufacturerCode = 5;
    public const int EngineFuel = 9;
    public const int EngineBlockLength = 13;

    public const int OctaneRating = 0;
    public const int Accelerations = 1;
    public const int PerformanceBlockLength = 5;

    /// <summary>Of an acceleration as of a fuel figure: the speed, then what belongs to it.</summary>
    public const int Speed = 0;
    public const int Figure = 2;
    public const int FigureBlockLength = 6;
}
