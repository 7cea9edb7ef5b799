using SerBench.Formats.Fixed;

namespace SerBench.Serializers.Models.Cars.Fixed;

// The message is wrapped, then every value is read and consumed. Direct access writes the messages.
internal struct FixedViewCore : IViewCore<Car>
{
    private FixedDirectCore _direct;

    public void Encode(Car value, EncodeBuffer buffer) => _direct.Encode(value, buffer);

    [MethodImpl(NoInlining)]
    public readonly ulong Read(ArraySegment<byte> data)
    {
        FixedCarView car = FixedCarView.Wrap(data);
        var sum = default(CarSum<char>);
        sum.Timestamp(car.Timestamp);
        sum.SerialNumber(car.SerialNumber);
        sum.ModelYear(car.ModelYear);
        sum.Available(car.Available);
        sum.Code(car.Code);
        if (car.HasVehicleCode)
        {
            sum.VehicleCode(car.VehicleCode);
        }

        if (car.HasEngine)
        {
            Add(car.Engine, ref sum);
        }

        sum.Extras(car.Extras);
        foreach (int number in car.SomeNumbers)
        {
            sum.SomeNumber(number);
        }

        Add(car.PerformanceFigures, ref sum);
        FiguresView fuelFigures = car.FuelFigures;
        for (int i = 0; i < fuelFigures.Count; i++)
        {
            sum.FuelFigure(fuelFigures.Speed(i), fuelFigures.Value(i));
        }

        if (car.HasManufacturer)
        {
            sum.Manufacturer(car.Manufacturer);
        }

        if (car.HasModel)
        {
            sum.Model(car.Model);
        }

        return sum.Value;
    }

    public readonly ulong Expect(Car value) => CarExpectation.Utf16(value);

    private static void Add(FixedEngineView engine, ref CarSum<char> sum)
    {
        sum.BeginEngine();
        sum.EngineCapacity(engine.Capacity);
        sum.EngineNumCylinders(engine.NumCylinders);
        sum.EngineMaxRpm(engine.MaxRpm);
        if (engine.HasManufacturerCode)
        {
            sum.EngineManufacturerCode(engine.ManufacturerCode);
        }

        if (engine.HasFuel)
        {
            sum.EngineFuel(engine.Fuel);
        }
    }

    private static void Add(PerformanceFiguresView figures, ref CarSum<char> sum)
    {
        while (figures.MoveNext())
        {
            sum.BeginPerformanceFigure();
            sum.OctaneRating(figures.OctaneRating);
            FiguresView accelerations = figures.Accelerations;
            for (int i = 0; i < accelerations.Count; i++)
            {
                sum.Acceleration(accelerations.Speed(i), accelerations.Value(i));
            }
        }
    }
}

// docs/formats/fixed.md, "Direct access".
public sealed class FixedViewSerializer()
    : ViewSerializer<Car>("fixed/view", $"{FixedFormat.Info.Title}, read in place", FixedFormat.Info.Traits | Traits.ZeroCopy)
{
    protected override IViewCodec<Car> MakeCodec() => new ViewCodec<Car, FixedViewCore>();
}
