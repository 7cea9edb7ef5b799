using SerBench.Formats.Tests.Grid;
using SerBench.Model;
using SerBench.Serializers.Models.Cars;

namespace SerBench.Formats.Tests.Xbuf2;

/// <summary>A handler of somebody's own: adds up some numbers and the length of all text.</summary>
internal struct Tally : ICarHandler<byte>
{
    public long Numbers { get; private set; }

    public int TextLength { get; private set; }

    public readonly void Timestamp(long value)
    {
        // Not wanted.
    }

    public void SerialNumber(int value) => Numbers += value;

    public readonly void ModelYear(short value)
    {
        // Not wanted.
    }

    public readonly void Available(bool value)
    {
        // Not wanted.
    }

    public readonly void Code(CarCode value)
    {
        // Not wanted.
    }

    public void VehicleCode(ReadOnlySpan<byte> value) => TextLength += value.Length;

    public readonly void BeginEngine()
    {
        // Not wanted.
    }

    public readonly void EngineCapacity(short value)
    {
        // Not wanted.
    }

    public readonly void EngineNumCylinders(byte value)
    {
        // Not wanted.
    }

    public readonly void EngineMaxRpm(short value)
    {
        // Not wanted.
    }

    public void EngineManufacturerCode(ReadOnlySpan<byte> value) => TextLength += value.Length;

    public void EngineFuel(ReadOnlySpan<byte> value) => TextLength += value.Length;

    public readonly void EndEngine()
    {
        // Not wanted.
    }

    public readonly void Extras(CarExtras value)
    {
        // Not wanted.
    }

    public readonly void BeginSomeNumbers(int most)
    {
        // Not wanted.
    }

    public void SomeNumber(int value) => Numbers += value;

    public readonly void EndSomeNumbers()
    {
        // Not wanted.
    }

    public readonly void BeginPerformanceFigures()
    {
        // Not wanted.
    }

    public readonly void BeginPerformanceFigure()
    {
        // Not wanted.
    }

    public readonly void NullPerformanceFigure()
    {
        // Not wanted.
    }

    public void OctaneRating(byte value) => Numbers += value;

    public readonly void BeginAccelerations(int most)
    {
        // Not wanted.
    }

    public void Acceleration(short mph, float seconds) => Numbers += mph;

    public readonly void EndAccelerations()
    {
        // Not wanted.
    }

    public readonly void EndPerformanceFigure()
    {
        // Not wanted.
    }

    public readonly void EndPerformanceFigures()
    {
        // Not wanted.
    }

    public readonly void BeginFuelFigures(int most)
    {
        // Not wanted.
    }

    public void FuelFigure(short speed, float mpg) => Numbers += speed;

    public readonly void EndFuelFigures()
    {
        // Not wanted.
    }

    public void Manufacturer(ReadOnlySpan<byte> value) => TextLength += value.Length;

    public void Model(ReadOnlySpan<byte> value) => TextLength += value.Length;
}
