namespace SerBench.Model.Tests;

public class CarModelTests
{
    private static readonly Car[] Cars = Draw();

    [Fact]
    public void FiveInAHundredCarsHaveNoEngine()
    {
        Assert.InRange(Cars.Count(car => car.Engine is null), 35, 70);
    }

    [Fact]
    public void ArraysHaveZeroToEightElements()
    {
        int[] upToEight = [0, 1, 2, 3, 4, 5, 6, 7, 8];

        Assert.Equal(upToEight, Cars.Select(car => car.SomeNumbers!.Length).Distinct().Order());
        Assert.Equal(upToEight, Cars.Select(car => car.FuelFigures!.Length).Distinct().Order());
        Assert.Equal(upToEight, Cars.Select(car => car.PerformanceFigures!.Length).Distinct().Order());
        Assert.Equal(
            upToEight,
            Cars.SelectMany(car => car.PerformanceFigures!).Select(figure => figure.Acceleration!.Length).Distinct().Order());
    }

    [Fact]
    public void StringsHaveZeroToTwentyFourLettersATenthOfThemForeign()
    {
        string[] strings = [.. Cars.SelectMany(Strings)];

        Assert.Equal(Enumerable.Range(0, 25), strings.Select(text => text.Length).Distinct().Order());
        Assert.InRange(strings.Count(text => !Ascii.IsValid(text)) / (double)strings.Length, 0.08, 0.12);
        Assert.All(strings, text => Assert.All(text, unit => Assert.True(char.IsLetterOrDigit(unit), text)));
    }

    [Fact]
    public void NumbersUseTheirFullRange()
    {
        Assert.InRange(Cars.Min(car => car.ModelYear), short.MinValue, -32000);
        Assert.InRange(Cars.Max(car => car.ModelYear), 32000, short.MaxValue);
        Assert.InRange(Cars.Max(car => car.SerialNumber), 2_000_000_000, int.MaxValue);
        Assert.InRange(Cars.Min(car => car.Timestamp), long.MinValue, -9_000_000_000_000_000_000);
        Assert.Equal(256, Cars.SelectMany(car => car.PerformanceFigures!).Select(figure => figure.OctaneRating).Distinct().Count());
        Assert.Equal([CarCode.A, CarCode.B, CarCode.C], Cars.Select(car => car.Code).Distinct().Order());
        Assert.Equal(8, Cars.Select(car => car.Extras).Distinct().Count());
        Assert.InRange(Cars.Count(car => car.Available), 450, 574);
        Assert.All(Cars.SelectMany(car => car.FuelFigures!), figure => Assert.True(float.IsFinite(figure.Mpg)));
    }

    private static Car[] Draw()
    {
        var model = new CarModel();
        return model.Create(model.Scenario("random"), 1, Scenario.VariedInstances);
    }

    private static IEnumerable<string> Strings(Car car)
    {
        string?[] strings = [car.VehicleCode, car.Manufacturer, car.Model, car.Engine?.ManufacturerCode, car.Engine?.Fuel];
        return strings.OfType<string>();
    }
}
