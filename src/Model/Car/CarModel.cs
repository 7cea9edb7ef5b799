namespace SerBench.Model;

public sealed class CarModel : ModelBase<Car>
{
    private static readonly Scenario Serial = new("serial", "the values of the SBE example, of constant size", IsPublished: true);

    private static readonly Scenario Random = new(
        "random", "random data in all fields: any number, arrays of 0..8, strings of 0..24, no engine in 5 %", Scenario.VariedInstances,
        IsPublished: true);

    public override string Id => "car";

    public override string Description => "a message of numbers, enums, strings, one inner object and nested arrays (SBE and Xbuf2 car)";

    public override IReadOnlyList<Scenario> Scenarios { get; } = [Serial, Random, .. TextKind.ScenariosOf()];

    public override bool AreEqual(Car? left, Car? right)
    {
        if (left is null || right is null)
        {
            return left is null && right is null;
        }

        return left.Timestamp == right.Timestamp
            && left.SerialNumber == right.SerialNumber
            && left.ModelYear == right.ModelYear
            && left.Available == right.Available
            && left.Code == right.Code
            && left.VehicleCode == right.VehicleCode
            && AreEqual(left.Engine, right.Engine)
            && left.Extras == right.Extras
            && Leaf.Same(left.SomeNumbers, right.SomeNumbers, static (a, b) => a == b)
            && Leaf.Same(left.PerformanceFigures, right.PerformanceFigures, AreEqual)
            && Leaf.Same(left.FuelFigures, right.FuelFigures, static (a, b) => a.Speed == b.Speed && Leaf.Same(a.Mpg, b.Mpg))
            && left.Manufacturer == right.Manufacturer
            && left.Model == right.Model;
    }

    public override ulong Touch(Car value)
    {
        var sum = new TouchSum();
        sum.Add(value.Timestamp);
        sum.Add(value.SerialNumber);
        sum.Add(value.ModelYear);
        sum.Add(value.Available);
        sum.Add((int)value.Code);
        sum.Add(value.VehicleCode);
        Touch(ref sum, value.Engine);
        sum.Add((byte)value.Extras);
        sum.Add(value.SomeNumbers?.Length ?? -1);
        foreach (int number in value.SomeNumbers ?? [])
        {
            sum.Add(number);
        }

        sum.Add(value.PerformanceFigures?.Length ?? -1);
        foreach (PerformanceFigure? figure in value.PerformanceFigures ?? [])
        {
            Touch(ref sum, figure);
        }

        sum.Add(value.FuelFigures?.Length ?? -1);
        foreach (FuelFigure figure in value.FuelFigures ?? [])
        {
            sum.Add(figure.Speed);
            sum.Add(figure.Mpg);
        }

        sum.Add(value.Manufacturer);
        sum.Add(value.Model);
        return sum.Value;
    }

    protected override void Fill(Scenario scenario, ulong seed, Span<Car> values)
    {
        var random = new SplitMix64(seed);
        foreach (ref Car value in values)
        {
            value = scenario.Name switch
            {
                "serial" => CarGenerator.MakeSerial(),
                "random" => CarGenerator.Draw(ref random),
                _ => CarGenerator.Draw(ref random, TextOf(scenario)),
            };
        }
    }

    private static bool AreEqual(Engine? left, Engine? right)
    {
        if (left is null || right is null)
        {
            return left is null && right is null;
        }

        return left.Capacity == right.Capacity
            && left.NumCylinders == right.NumCylinders
            && left.MaxRpm == right.MaxRpm
            && left.ManufacturerCode == right.ManufacturerCode
            && left.Fuel == right.Fuel;
    }

    // A faulty decoder may leave a null among the figures.
    private static bool AreEqual(PerformanceFigure? left, PerformanceFigure? right)
    {
        if (left is null || right is null)
        {
            return left is null && right is null;
        }

        return left.OctaneRating == right.OctaneRating
            && Leaf.Same(left.Acceleration, right.Acceleration, static (a, b) => a.Mph == b.Mph && Leaf.Same(a.Seconds, b.Seconds));
    }

    private static void Touch(ref TouchSum sum, Engine? engine)
    {
        sum.Add(engine is not null);
        if (engine is not null)
        {
            sum.Add(engine.Capacity);
            sum.Add(engine.NumCylinders);
            sum.Add(engine.MaxRpm);
            sum.Add(engine.ManufacturerCode);
            sum.Add(engine.Fuel);
        }
    }

    private static void Touch(ref TouchSum sum, PerformanceFigure? figure)
    {
        sum.Add(figure is not null);
        if (figure is not null)
        {
            sum.Add(figure.OctaneRating);
            sum.Add(figure.Acceleration?.Length ?? -1);
            foreach (Acceleration acceleration in figure.Acceleration ?? [])
            {
                sum.Add(acceleration.Mph);
                sum.Add(acceleration.Seconds);
            }
        }
    }
}
