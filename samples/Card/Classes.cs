[assembly: GenerateBinarizer(typeof(Person)), GenerateBinarizer(typeof(Car)), GenerateBinarizer(typeof(TreeNode))]

namespace SerBench.Card;

// The classes of the models with the attributes of three libraries.
[ProtoContract, MessagePackObject, MemoryPackable] public sealed partial class MarkedPerson
{
    [ProtoMember(1), Key(0)] public int Id { get; set; }
    [ProtoMember(2), Key(1)] public string? Name { get; set; }
    [ProtoMember(3), Key(2)] public string? Data { get; set; }
    [ProtoMember(4), Key(3)] public Guid Guid { get; set; }
}

[ProtoContract, MessagePackObject, MemoryPackable] public sealed partial class MarkedCar
{
    [ProtoMember(1), Key(0)] public long Timestamp { get; set; }
    [ProtoMember(2), Key(1)] public int SerialNumber { get; set; }
    [ProtoMember(3), Key(2)] public short ModelYear { get; set; }
    [ProtoMember(4), Key(3)] public bool Available { get; set; }
    [ProtoMember(5), Key(4)] public CarCode Code { get; set; }
    [ProtoMember(6), Key(5)] public string? VehicleCode { get; set; }
    [ProtoMember(7), Key(6)] public MarkedEngine? Engine { get; set; }
    [ProtoMember(8), Key(7)] public CarExtras Extras { get; set; }
    [ProtoMember(9, IsPacked = true), Key(8)] public int[]? SomeNumbers { get; set; }
    [ProtoMember(10), Key(9)] public MarkedPerformance[]? PerformanceFigures { get; set; }
    [ProtoMember(11), Key(10)] public MarkedFuel[]? FuelFigures { get; set; }
    [ProtoMember(12), Key(11)] public string? Manufacturer { get; set; }
    [ProtoMember(13), Key(12)] public string? Model { get; set; }
}

[ProtoContract, MessagePackObject, MemoryPackable] public sealed partial class MarkedEngine
{
    [ProtoMember(1), Key(0)] public short Capacity { get; set; }
    [ProtoMember(2), Key(1)] public byte NumCylinders { get; set; }
    [ProtoMember(3), Key(2)] public short MaxRpm { get; set; }
    [ProtoMember(4), Key(3)] public string? ManufacturerCode { get; set; }
    [ProtoMember(5), Key(4)] public string? Fuel { get; set; }
}

[ProtoContract, MessagePackObject, MemoryPackable] public sealed partial class MarkedPerformance
{
    [ProtoMember(1), Key(0)] public byte OctaneRating { get; set; }
    [ProtoMember(2), Key(1)] public MarkedAcceleration[]? Acceleration { get; set; }
}

[ProtoContract, MessagePackObject] public struct MarkedAcceleration
{
    [ProtoMember(1), Key(0)] public short Mph { get; set; }
    [ProtoMember(2), Key(1)] public float Seconds { get; set; }
}

[ProtoContract, MessagePackObject] public struct MarkedFuel
{
    [ProtoMember(1), Key(0)] public short Speed { get; set; }
    [ProtoMember(2), Key(1)] public float Mpg { get; set; }
}

[ProtoContract, MessagePackObject, MemoryPackable] public sealed partial class MarkedTree
{
    [ProtoMember(1), Key(0)] public long Key { get; set; }
    [ProtoMember(2), Key(1)] public string? Value { get; set; }
    [ProtoMember(3), Key(2)] public MarkedTree? Left { get; set; }
    [ProtoMember(4), Key(3)] public MarkedTree? Right { get; set; }
}
