using SerBench.Serializers.Views;

namespace SerBench.Serializers.Models.Cars;

public struct CarSum<TUnit> : ICarHandler<TUnit>
    where TUnit : unmanaged
{
    private LeafSum _sum;

    public readonly ulong Value => _sum.Value;

    [MethodImpl(AggressiveInlining)]
    public void Timestamp(long value) => _sum.Add(value);

    [MethodImpl(AggressiveInlining)]
    public void SerialNumber(int value) => _sum.Add(value);

    [MethodImpl(AggressiveInlining)]
    public void ModelYear(short value) => _sum.Add(value);

    [MethodImpl(AggressiveInlining)]
    public void Available(bool value) => _sum.Add(value);

    [MethodImpl(AggressiveInlining)]
    public void Code(CarCode value) => _sum.Add((int)value);

    [MethodImpl(AggressiveInlining)]
    public void VehicleCode(ReadOnlySpan<TUnit> value) => _sum.Add(MemoryMarshal.AsBytes(value));

    [MethodImpl(AggressiveInlining)]
    public void BeginEngine() => _sum.Add(true);

    [MethodImpl(AggressiveInlining)]
    public void EngineCapacity(short value) => _sum.Add(value);

    [MethodImpl(AggressiveInlining)]
    public void EngineNumCylinders(byte value) => _sum.Add(value);

    [MethodImpl(AggressiveInlining)]
    public void EngineMaxRpm(short value) => _sum.Add(value);

    [MethodImpl(AggressiveInlining)]
    public void EngineManufacturerCode(ReadOnlySpan<TUnit> value) => _sum.Add(MemoryMarshal.AsBytes(value));

    [MethodImpl(AggressiveInlining)]
    public void EngineFuel(ReadOnlySpan<TUnit> value) => _sum.Add(MemoryMarshal.AsBytes(value));

    public readonly void EndEngine() { }

    [MethodImpl(AggressiveInlining)]
    public void Extras(CarExtras value) => _sum.Add((byte)value);

    public readonly void BeginSomeNumbers(int most) { }

    [MethodImpl(AggressiveInlining)]
    public void SomeNumber(int value) => _sum.Add(value);

    public readonly void EndSomeNumbers() { }

    public readonly void BeginPerformanceFigures() { }

    [MethodImpl(AggressiveInlining)]
    public void BeginPerformanceFigure() => _sum.Add(true);

    public readonly void NullPerformanceFigure() { }

    [MethodImpl(AggressiveInlining)]
    public void OctaneRating(byte value) => _sum.Add(value);

    public readonly void BeginAccelerations(int most) { }

    [MethodImpl(AggressiveInlining)]
    public void Acceleration(short mph, float seconds)
    {
        _sum.Add(mph);
        _sum.Add(seconds);
    }

    public readonly void EndAccelerations() { }

    public readonly void EndPerformanceFigure() { }

    public readonly void EndPerformanceFigures() { }

    public readonly void BeginFuelFigures(int most) { }

    [MethodImpl(AggressiveInlining)]
    public void FuelFigure(short speed, float mpg)
    {
        _sum.Add(speed);
        _sum.Add(mpg);
    }

    public readonly void EndFuelFigures() { }

    [MethodImpl(AggressiveInlining)]
    public void Manufacturer(ReadOnlySpan<TUnit> value) => _sum.Add(MemoryMarshal.AsBytes(value));

    [MethodImpl(AggressiveInlining)]
    public void Model(ReadOnlySpan<TUnit> value) => _sum.Add(MemoryMarshal.AsBytes(value));
}
