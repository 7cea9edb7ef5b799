using SerBench.Model;
using SerBench.Serializers.Models.Cars;

namespace SerBench.Formats.Tests.Xbuf2;

/// <summary>A user's handler: adds up some numbers and the length of all text.</summary>
internal struct Tally : ICarHandler<byte>
{
    public long Numbers { get; private set; }

    public int TextLength { get; private set; }

    public readonly void Timestamp(long value)
    {
        // This handler does not use the value.
    }

    public void SerialNumber(int value) => Numbers += value;

    public readonly void ModelYear(short value)
    {
        // This handler does not use the value.
    }

    public readonly void Available(bool value)
    {
        // This handler does not use the value.
    }

    public readonly void Code(CarCode value)
    {
        // This handler does not use the value.
    }

    public void VehicleCode(ReadOnlySpan<byte> value) => TextLength += value.Length;

    public readonly void BeginEngine()
    {
        // This handler does not use the value.
    }

    public readonly void EngineCapacity(short value)
    {
        // This handler does not use the value.
    }

    public readonly void EngineNumCylinders(byte value)
    {
        // This handler does not use the value.
    }

    public readonly void EngineMaxRpm(short value)
    {
        // This handler does not use the value.
    }

    public void EngineManufacturerCode(ReadOnlySpan<byte> value) => TextLength += value.Length;

    public void EngineFuel(ReadOnlySpan<byte> value) => TextLength += value.Length;

    public readonly void EndEngine()
    {
        // This handler does not use the value.
    }

    public readonly void Extras(CarExtras value)
    {
        // This handler does not use the value.
    }

    public readonly void BeginSomeNumbers(int most)
    {
        // This handler does not use the value.
    }

    public void SomeNumber(int value) => Numbers += value;

    public readonly void EndSomeNumbers()
    {
        // This handler does not use the value.
    }

    public readonly void BeginPerformanceFigures()
    {
        // This handler does not use the value.
    }

    public readonly void BeginPerformanceFigure()
    {
        // This handler does not use the value.
    }

    public readonly void NullPerformanceFigure()
    {
        // This handler does not use the value.
    }

    public void OctaneRating(byte value) => Numbers += value;

    public readonly void BeginAccelerations(int most)
    {
        // This handler does not use the value.
    }

    public void Acceleration(short mph, float seconds) => Numbers += mph;

    public readonly void EndAccelerations()
    {
        // This handler does not use the value.
    }

    public readonly void EndPerformanceFigure()
    {
        // This handler does not use the value.
    }

    public readonly void EndPerformanceFigures()
    {
        // This handler does not use the value.
    }

    public readonly void BeginFuelFigures(int most)
    {
        // This handler does not use the value.
    }

    public void FuelFigure(short speed, float mpg) => Numbers += speed;

    public readonly void EndFuelFigures()
    {
        // This handler does not use the value.
    }

    public void Manufacturer(ReadOnlySpan<byte> value) => TextLength += value.Length;

    public void Model(ReadOnlySpan<byte> value) => TextLength += value.Length;
}
