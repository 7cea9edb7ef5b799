using Nino.Core;
using SerBench.Model;

namespace SerBench.Serializers.Peers.NinoPeer.Sealed;

/// <summary>The engine of a car, with the attributes of Nino. See <see cref="NinoRow"/> for the order.</summary>
[NinoType(allowInheritance: false)]
public sealed class EngineTwin
{
    public short Capacity { get; set; }

    public short MaxRpm { get; set; }

    public string? ManufacturerCode { get; set; }

    public byte NumCylinders { get; set; }

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
