using System.Text;
using SerBench.Model;

namespace SerBench.Serializers.Models.Cars;

/// <summary>Computes from a car, without any format, the expected checksum of <see cref="CarSum{TUnit}"/> for its message.</summary>
internal static class CarExpectation
{
    private delegate ReadOnlySpan<TUnit> Encoder<TUnit>(string text);

    public static ulong Utf16(Car car) => Sum<char>(car, static text => text);

    public static ulong Utf8(Car car) => Sum<byte>(car, static text => Encoding.UTF8.GetBytes(text));

    private static ulong Sum<TUnit>(Car car, Encoder<TUnit> encode)
        where TUnit : unmanaged
    {
        var sum = default(CarSum<TUnit>);
        sum.Timestamp(car.Timestamp);
        sum.SerialNumber(car.SerialNumber);
        sum.ModelYear(car.ModelYear);
        sum.Available(car.Available);
        sum.Code(car.Code);
        if (car.VehicleCode is { } vehicleCode)
        {
            sum.VehicleCode(encode(vehicleCode));
        }

        if (car.Engine is { } engine)
        {
            AddEngine(engine, encode, ref sum);
        }

        sum.Extras(car.Extras);
        foreach (int number in car.SomeNumbers ?? [])
        {
            sum.SomeNumber(number);
        }

        foreach (PerformanceFigure? figure in car.PerformanceFigures ?? [])
        {
            if (figure is null)
            {
                continue;
            }

            sum.BeginPerformanceFigure();
            sum.OctaneRating(figure.OctaneRating);
            foreach (Acceleration acceleration in figure.Acceleration ?? [])
            {
                sum.Acceleration(acceleration.Mph, acceleration.Seconds);
            }
        }

        foreach (FuelFigure figure in car.FuelFigures ?? [])
        {
            sum.FuelFigure(figure.Speed, figure.Mpg);
        }

        if (car.Manufacturer is { } manufacturer)
        {
            sum.Manufacturer(encode(manufacturer));
        }

        if (car.Model is { } model)
        {
            sum.Model(encode(model));
        }

        return sum.Value;
    }

    private static void AddEngine<TUnit>(Engine engine, Encoder<TUnit> encode, ref CarSum<TUnit> sum)
        where TUnit : unmanaged
    {
        sum.BeginEngine();
        sum.EngineCapacity(engine.Capacity);
        sum.EngineNumCylinders(engine.NumCylinders);
        sum.EngineMaxRpm(engine.MaxRpm);
        if (engine.ManufacturerCode is { } manufacturerCode)
        {
            sum.EngineManufacturerCode(encode(manufacturerCode));
        }

        if (engine.Fuel is { } fuel)
        {
            sum.EngineFuel(encode(fuel));
        }
    }
}

/// <summary>Creates and fills a car. Indirect access does this before it encodes.</summary>
internal static class CarCopy
{
    public static Car Of(Car source) => new()
    {
        Timestamp = source.Timestamp,
        SerialNumber = source.SerialNumber,
        ModelYear = source.ModelYear,
        Available = source.Available,
        Code = source.Code,
        VehicleCode = source.VehicleCode,
        Engine = source.Engine is { } engine ? Of(engine) : null,
        Extras = source.Extras,
        SomeNumbers = source.SomeNumbers is { } numbers ? numbers.AsSpan().ToArray() : null,
        PerformanceFigures = source.PerformanceFigures is { } figures ? Array.ConvertAll(figures, figure => figure is null ? null! : Of(figure)) : null,
        FuelFigures = source.FuelFigures is { } fuelFigures ? fuelFigures.AsSpan().ToArray() : null,
        Manufacturer = source.Manufacturer,
        Model = source.Model,
    };

    private static Engine Of(Engine source) => new()
    {
        Capacity = source.Capacity,
        NumCylinders = source.NumCylinders,
        MaxRpm = source.MaxRpm,
        ManufacturerCode = source.ManufacturerCode,
        Fuel = source.Fuel,
    };

    private static PerformanceFigure Of(PerformanceFigure source) => new()
    {
        OctaneRating = source.OctaneRating,
        Acceleration = source.Acceleration is { } accelerations ? accelerations.AsSpan().ToArray() : null,
    };
}
