using SerBench.Serializers.Models.Cars;

namespace SerBench.Benchmarks.Tests.Published.XbufCar.Format;

// A user's handler: adds up some numbers and the length of all text.
internal struct Tally : ICarHandler<byte>
{
    public long Numbers { get; private set; }

    public int TextLength { get; private set; }

    public readonly void Timestamp(long value) { }

    public void SerialNumber(int value) => Numbers += value;

    public readonly void ModelYear(short value) { }

    public readonly void Available(bool value) { }

    public readonly void Code(CarCode value) { }

    public void VehicleCode(ReadOnlySpan<byte> value) => TextLength += value.Length;

    public readonly void BeginEngine() { }

    public readonly void EngineCapacity(short value) { }

    public readonly void EngineNumCylinders(byte value) { }

    public readonly void EngineMaxRpm(short value) { }

    public void EngineManufacturerCode(ReadOnlySpan<byte> value) => TextLength += value.Length;

    public void EngineFuel(ReadOnlySpan<byte> value) => TextLength += value.Length;

    public readonly void EndEngine() { }

    public readonly void Extras(CarExtras value) { }

    public readonly void BeginSomeNumbers(int most) { }

    public void SomeNumber(int value) => Numbers += value;

    public readonly void EndSomeNumbers() { }

    public readonly void BeginPerformanceFigures() { }

    public readonly void BeginPerformanceFigure() { }

    public readonly void NullPerformanceFigure() { }

    public void OctaneRating(byte value) => Numbers += value;

    public readonly void BeginAccelerations(int most) { }

    public void Acceleration(short mph, float seconds) => Numbers += mph;

    public readonly void EndAccelerations() { }

    public readonly void EndPerformanceFigure() { }

    public readonly void EndPerformanceFigures() { }

    public readonly void BeginFuelFigures(int most) { }

    public void FuelFigure(short speed, float mpg) => Numbers += speed;

    public readonly void EndFuelFigures() { }

    public void Manufacturer(ReadOnlySpan<byte> value) => TextLength += value.Length;

    public void Model(ReadOnlySpan<byte> value) => TextLength += value.Length;
}
