using SerBench.Model;

namespace SerBench.Serializers.Models.Cars;

/// <summary>Creates and fills a car, as indirect access does before it can encode one.</summary>
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
