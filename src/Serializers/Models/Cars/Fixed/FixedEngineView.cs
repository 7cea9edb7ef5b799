using System.Runtime.CompilerServices;

namespace SerBench.Serializers.Models.Cars.Fixed;

/// <summary>An engine in place.</summary>
public readonly ref struct FixedEngineView
{
    private readonly ref byte _block;

    internal FixedEngineView(ref byte block, ReadOnlySpan<char> manufacturerCode, ReadOnlySpan<char> fuel)
    {
        _block = ref block;
        ManufacturerCode = manufacturerCode;
        Fuel = fuel;
    }

    public short Capacity => Unsafe.ReadUnaligned<short>(ref Unsafe.Add(ref _block, FixedCarLayout.EngineCapacity));

    public byte NumCylinders => Unsafe.Add(ref _block, FixedCarLayout.EngineNumCylinders);

    public short MaxRpm => Unsafe.ReadUnaligned<short>(ref Unsafe.Add(ref _block, FixedCarLayout.EngineMaxRpm));

    public bool HasManufacturerCode => Unsafe.ReadUnaligned<int>(ref Unsafe.Add(ref _block, FixedCarLayout.EngineManufacturerCode)) != 0;

    /// <summary>Empty where there is none.</summary>
    public ReadOnlySpan<char> ManufacturerCode { get; }

    public bool HasFuel => Unsafe.ReadUnaligned<int>(ref Unsafe.Add(ref _block, FixedCarLayout.EngineFuel)) != 0;

    /// <summary>Empty where there is none.</summary>
    public ReadOnlySpan<char> Fuel { get; }
}
