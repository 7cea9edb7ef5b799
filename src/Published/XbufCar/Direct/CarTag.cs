namespace SerBench.Published.XbufCar.Direct;

internal static class CarTag
{
    public const byte Timestamp = (1 << Tag.TypeBits) | (int)WireType.Fixed64;
    public const byte SerialNumber = (2 << Tag.TypeBits) | (int)WireType.Varint;
    public const byte ModelYear = (3 << Tag.TypeBits) | (int)WireType.Varint;
    public const byte Available = (4 << Tag.TypeBits) | (int)WireType.Varint;
    public const byte Code = (5 << Tag.TypeBits) | (int)WireType.Varint;
    public const byte VehicleCode = (6 << Tag.TypeBits) | (int)WireType.Length;
    public const byte SomeNumbers = (7 << Tag.TypeBits) | (int)WireType.Varint;
    public const byte Extras = (8 << Tag.TypeBits) | (int)WireType.Varint;
    public const byte Engine = (9 << Tag.TypeBits) | (int)WireType.Length;
    public const byte FuelFigures = (10 << Tag.TypeBits) | (int)WireType.Length;
    public const byte PerformanceFigures = (11 << Tag.TypeBits) | (int)WireType.Length;
    public const byte Manufacturer = (12 << Tag.TypeBits) | (int)WireType.Length;
    public const byte Model = (13 << Tag.TypeBits) | (int)WireType.Length;

    public const byte EngineCapacity = (1 << Tag.TypeBits) | (int)WireType.Varint;
    public const byte EngineNumCylinders = (2 << Tag.TypeBits) | (int)WireType.Varint;
    public const byte EngineMaxRpm = (3 << Tag.TypeBits) | (int)WireType.Varint;
    public const byte EngineManufacturerCode = (4 << Tag.TypeBits) | (int)WireType.Length;
    public const byte EngineFuel = (5 << Tag.TypeBits) | (int)WireType.Length;

    public const byte OctaneRating = (1 << Tag.TypeBits) | (int)WireType.Varint;
    public const byte Accelerations = (2 << Tag.TypeBits) | (int)WireType.Length;

    public const byte Speed = (1 << Tag.TypeBits) | (int)WireType.Varint;
    public const byte Figure = (2 << Tag.TypeBits) | (int)WireType.Fixed32;

    private static readonly string[] Members =
    [
        nameof(Timestamp), nameof(SerialNumber), nameof(ModelYear), nameof(Available), nameof(Code), nameof(VehicleCode),
        nameof(SomeNumbers), nameof(Extras), nameof(Engine), nameof(FuelFigures), nameof(PerformanceFigures),
        nameof(Manufacturer), nameof(Model)
    ];

    public static int NumberOf(string member) => Array.IndexOf(Members, member) is >= 0 and var index
        ? index + 1
        : throw new ArgumentOutOfRangeException(nameof(member), member, "The published car has no such field.");
}
