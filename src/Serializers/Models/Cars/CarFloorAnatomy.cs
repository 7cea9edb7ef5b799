using SerBench.Formats.Contracts;
using SerBench.Model;
using SerBench.Serializers.Floors;

namespace SerBench.Serializers.Models.Cars;

/// <summary>What each byte of <see cref="CarFloor"/>'s message is.</summary>
public readonly struct CarFloorAnatomy : IFloorAnatomy<Car>
{
    private const int PlaceOfPresence = 57;
    private const int PairLength = sizeof(short) + sizeof(float);
    private const int FigureLength = sizeof(int) + sizeof(byte);

    public void Explain(Anatomy anatomy)
    {
        PartName engine = PartName.Root.Field(nameof(Car.Engine));
        PartName[] texts =
        [
            PartName.Root.Field(nameof(Car.VehicleCode)), engine.Field(nameof(Engine.ManufacturerCode)), engine.Field(nameof(Engine.Fuel)),
            PartName.Root.Field(nameof(Car.Manufacturer)), PartName.Root.Field(nameof(Car.Model)),
        ];
        PartName numbers = PartName.Root.Field(nameof(Car.SomeNumbers));
        PartName performance = PartName.Root.Field(nameof(Car.PerformanceFigures));
        PartName fuel = PartName.Root.Field(nameof(Car.FuelFigures));
        var marks = new FloorMarks(anatomy);
        bool hasEngine = marks.Peek(PlaceOfPresence) != 0;
        marks.Number<long>(PartName.Root.Field(nameof(Car.Timestamp)));
        marks.Number<int>(PartName.Root.Field(nameof(Car.SerialNumber)));
        marks.Enumeration<CarCode, int>(PartName.Root.Field(nameof(Car.Code)));
        int[] headers = new int[texts.Length];
        for (int i = 0; i < texts.Length; i++)
        {
            headers[i] = marks.Length(texts[i]);
        }

        int numberCount = marks.Length(numbers, "count");
        int performanceCount = marks.Length(performance, "count");
        int fuelCount = marks.Length(fuel, "count");
        marks.Number<short>(PartName.Root.Field(nameof(Car.ModelYear)));
        marks.Number<short>(engine.Field(nameof(Engine.Capacity)), hasEngine);
        marks.Number<short>(engine.Field(nameof(Engine.MaxRpm)), hasEngine);
        marks.Number<byte>(engine.Field(nameof(Engine.NumCylinders)), hasEngine);
        marks.Enumeration<CarExtras, byte>(PartName.Root.Field(nameof(Car.Extras)));
        marks.Boolean(PartName.Root.Field(nameof(Car.Available)));
        marks.Presence(engine);
        for (int i = 0; i < texts.Length; i++)
        {
            marks.Chars(texts[i], headers[i]);
        }

        ExplainNumbers(ref marks, numbers, numberCount);
        ExplainPerformance(ref marks, performance, performanceCount);
        ExplainPairs(ref marks, fuel, fuelCount, nameof(FuelFigure.Speed), nameof(FuelFigure.Mpg));
        marks.ExpectEnd();
    }

    private static void ExplainNumbers(ref FloorMarks marks, PartName numbers, int count)
    {
        marks.Items(count, sizeof(int));
        for (int i = 0; i < count; i++)
        {
            marks.Number<int>(numbers.Item(i));
        }
    }

    private static void ExplainPerformance(ref FloorMarks marks, PartName figures, int count)
    {
        marks.Items(count, FigureLength);
        for (int i = 0; i < count; i++)
        {
            PartName figure = figures.Item(i), accelerations = figure.Field(nameof(PerformanceFigure.Acceleration));
            int pairs = marks.Length(accelerations, "count");
            marks.Number<byte>(figure.Field(nameof(PerformanceFigure.OctaneRating)), isThere: pairs > CarFloorArrays.NoFigure);
            ExplainPairs(ref marks, accelerations, pairs, nameof(Acceleration.Mph), nameof(Acceleration.Seconds));
        }
    }

    private static void ExplainPairs(ref FloorMarks marks, PartName pairs, int count, string first, string second)
    {
        marks.Items(count, PairLength);
        for (int i = 0; i < count; i++)
        {
            marks.Number<short>(pairs.Item(i).Field(first));
            marks.Number<float>(pairs.Item(i).Field(second));
        }
    }
}
