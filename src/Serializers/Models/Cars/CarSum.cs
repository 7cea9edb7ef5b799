using SerBench.Serializers.Views;

namespace SerBench.Serializers.Models.Cars;

/// <summary>A handler that adds every value of a car to a checksum. Text counts with its bytes in the message.</summary>
public struct CarSum<TUnit> : ICarHandler<TUnit>
    where TUnit : unmanaged
{
    private LeafSum _sum;

    public readonly ulong Value => _sum.Value;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Timestamp(long value) => _sum.Add(value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void SerialNumber(int value) => _sum.Add(value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void ModelYear(short value) => _sum.Add(value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Available(bool value) => _sum.Add(value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Code(CarCode value) => _sum.Add((int)value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void VehicleCode(ReadOnlySpan<TUnit> value) => _sum.Add(MemoryMarshal.AsBytes(value));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void BeginEngine() => _sum.Add(true);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void EngineCapacity(short value) => _sum.Add(value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void EngineNumCylinders(byte value) => _sum.Add(value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void EngineMaxRpm(short value) => _sum.Add(value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void EngineManufacturerCode(ReadOnlySpan<TUnit> value) => _sum.Add(MemoryMarshal.AsBytes(value));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void EngineFuel(ReadOnlySpan<TUnit> value) => _sum.Add(MemoryMarshal.AsBytes(value));

    public readonly void EndEngine()
    {
        // Only values count.
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Extras(CarExtras value) => _sum.Add((byte)value);

    public readonly void BeginSomeNumbers(int most)
    {
        // Only values count.
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void SomeNumber(int value) => _sum.Add(value);

    public readonly void EndSomeNumbers()
    {
        // Only values count.
    }

    public readonly void BeginPerformanceFigures()
    {
        // Only values count.
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void BeginPerformanceFigure() => _sum.Add(true);

    public readonly void NullPerformanceFigure()
    {
        // Only values count.
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void OctaneRating(byte value) => _sum.Add(value);

    public readonly void BeginAccelerations(int most)
    {
        // Only values count.
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Acceleration(short mph, float seconds)
    {
        _sum.Add(mph);
        _sum.Add(seconds);
    }

    public readonly void EndAccelerations()
    {
        // Only values count.
    }

    public readonly void EndPerformanceFigure()
    {
        // Only values count.
    }

    public readonly void EndPerformanceFigures()
    {
        // Only values count.
    }

    public readonly void BeginFuelFigures(int most)
    {
        // Only values count.
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void FuelFigure(short speed, float mpg)
    {
        _sum.Add(speed);
        _sum.Add(mpg);
    }

    public readonly void EndFuelFigures()
    {
        // Only values count.
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Manufacturer(ReadOnlySpan<TUnit> value) => _sum.Add(MemoryMarshal.AsBytes(value));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Model(ReadOnlySpan<TUnit> value) => _sum.Add(MemoryMarshal.AsBytes(value));
}
