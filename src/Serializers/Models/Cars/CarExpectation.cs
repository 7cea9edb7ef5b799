using SerBench.Serializers.Views;

namespace SerBench.Serializers.Models.Cars;

// The expected CarSum<TUnit> of a car's message, computed without any format.
internal class CarExpectation : ExpectedLeaves
{
    private static readonly CarExpectation OfUtf8 = new();
    private static readonly CarExpectation OfUtf16 = new Utf16Expectation();

    protected override bool IsSparse => true;

    public static ulong Utf16(Car car) => OfUtf16.Of(car);

    public static ulong Utf8(Car car) => OfUtf8.Of(car);

    private sealed class Utf16Expectation : CarExpectation
    {
        protected override byte[] Encode(string text) => MemoryMarshal.AsBytes(text.AsSpan()).ToArray();
    }
}

// Indirect access copies a car before it encodes.
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
        PerformanceFigures = source.PerformanceFigures is { } figures
            ? Array.ConvertAll(figures, figure => figure is null ? null! : Of(figure))
            : null,
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
