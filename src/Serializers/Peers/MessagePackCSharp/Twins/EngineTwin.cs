using MessagePack;
using SerBench.Model;

namespace SerBench.Serializers.Peers.MessagePackCSharp.Twins;

/// <summary>The engine of a car, with the attributes of MessagePack.</summary>
[MessagePackObject]
public sealed class EngineTwin
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

    public static EngineTwin From(Engine value) => new()
    {
        Capacity = value.Capacity,
        NumCylinders = value.NumCylinders,
        MaxRpm = value.MaxRpm,
        ManufacturerCode = value.ManufacturerCode,
        Fuel = value.Fuel,
    };

    public static bool AreEqual(EngineTwin? left, EngineTwin? right)
    {
        if (left is null || right is null)
        {
            return left is null && right is null;
        }

        return left.Capacity == right.Capacity
            && left.NumCylinders == right.NumCylinders
            && left.MaxRpm == right.MaxRpm
            && left.ManufacturerCode == right.ManufacturerCode
            && left.Fuel == right.Fuel;
    }

    public Engine ToModel() => new()
    {
        Capacity = Capacity,
        NumCylinders = NumCylinders,
        MaxRpm = MaxRpm,
        ManufacturerCode = ManufacturerCode,
        Fuel = Fuel,
    };
}
