namespace SerBench.Serializers.Models.Cars;

// An absent field gets no call. A repeated field begins with its largest possible number of items, so that a writer can make room.
/// <typeparam name="TUnit">the unit of text: byte (UTF-8) or char (UTF-16).</typeparam>
public interface ICarHandler<TUnit>
    where TUnit : unmanaged
{
    void Timestamp(long value);

    void SerialNumber(int value);

    void ModelYear(short value);

    void Available(bool value);

    void Code(CarCode value);

    void VehicleCode(ReadOnlySpan<TUnit> value);

    void BeginEngine();

    void EngineCapacity(short value);

    void EngineNumCylinders(byte value);

    void EngineMaxRpm(short value);

    void EngineManufacturerCode(ReadOnlySpan<TUnit> value);

    void EngineFuel(ReadOnlySpan<TUnit> value);

    void EndEngine();

    void Extras(CarExtras value);

    void BeginSomeNumbers(int most);

    void SomeNumber(int value);

    void EndSomeNumbers();

    void BeginPerformanceFigures();

    void BeginPerformanceFigure();

    // Only some formats can encode a null figure.
    void NullPerformanceFigure();

    void OctaneRating(byte value);

    void BeginAccelerations(int most);

    void Acceleration(short mph, float seconds);

    void EndAccelerations();

    void EndPerformanceFigure();

    void EndPerformanceFigures();

    void BeginFuelFigures(int most);

    void FuelFigure(short speed, float mpg);

    void EndFuelFigures();

    void Manufacturer(ReadOnlySpan<TUnit> value);

    void Model(ReadOnlySpan<TUnit> value);
}
