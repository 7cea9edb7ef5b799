using SerBench.Formats.Fixed;

namespace SerBench.Serializers.Models.Cars.Fixed;

// Passes every value of a message to a struct, in the order of declaration (docs/formats/fixed.md, "Direct access").
public static class FixedCarReader
{
    private const int Start = FixedFormat.HeaderLength;

    public static void Run<THandler>(ReadOnlySpan<byte> data, ref THandler handler)
        where THandler : struct, ICarHandler<char>, allows ref struct
    {
        var input = new InputCursor(data);
        bool isNewer = FixedCarParts.Begin(ref input);
        handler.Timestamp(input.TakeAt<long>(Start + FixedCarLayout.Timestamp));
        handler.SerialNumber(input.TakeAt<int>(Start + FixedCarLayout.SerialNumber));
        handler.ModelYear(input.TakeAt<short>(Start + FixedCarLayout.ModelYear));
        handler.Available(input.TakeAt<byte>(Start + FixedCarLayout.Available) != 0);
        handler.Code((CarCode)input.TakeAt<int>(Start + FixedCarLayout.Code));
        int header = input.TakeAt<int>(Start + FixedCarLayout.VehicleCode);
        if (header != 0)
        {
            handler.VehicleCode(FixedCarParts.TakeText(ref input, header));
        }

        RunEngine(ref input, ref handler);
        handler.Extras((CarExtras)input.TakeAt<byte>(Start + FixedCarLayout.Extras));
        RunNumbers(ref input, ref handler);
        RunPerformanceFigures(ref input, ref handler);
        header = input.TakeAt<int>(Start + FixedCarLayout.FuelFigures);
        if (header != 0)
        {
            FiguresView figures = FixedCarParts.TakeFigures(ref input, header);
            handler.BeginFuelFigures(figures.Count);
            for (int i = 0; i < figures.Count; i++)
            {
                handler.FuelFigure(figures.Speed(i), figures.Value(i));
            }

            handler.EndFuelFigures();
        }

        header = input.TakeAt<int>(Start + FixedCarLayout.Manufacturer);
        if (header != 0)
        {
            handler.Manufacturer(FixedCarParts.TakeText(ref input, header));
        }

        header = input.TakeAt<int>(Start + FixedCarLayout.Model);
        if (header != 0)
        {
            handler.Model(FixedCarParts.TakeText(ref input, header));
        }

        if (!isNewer)
        {
            input.ExpectEnd();
        }
    }

    [MethodImpl(AggressiveInlining)]
    private static void RunEngine<THandler>(ref InputCursor input, ref THandler handler)
        where THandler : struct, ICarHandler<char>, allows ref struct
    {
        int length = input.TakeAt<ushort>(Start + FixedCarLayout.Engine) - 1;
        if (length < 0)
        {
            return;
        }

        int block = FixedCarParts.NeedBlock(ref input, length, FixedCarLayout.EngineBlockLength);
        handler.BeginEngine();
        handler.EngineCapacity(input.TakeAt<short>(block + FixedCarLayout.EngineCapacity));
        handler.EngineNumCylinders(input.TakeAt<byte>(block + FixedCarLayout.EngineNumCylinders));
        handler.EngineMaxRpm(input.TakeAt<short>(block + FixedCarLayout.EngineMaxRpm));
        int header = input.TakeAt<int>(block + FixedCarLayout.EngineManufacturerCode);
        if (header != 0)
        {
            handler.EngineManufacturerCode(FixedCarParts.TakeText(ref input, header));
        }

        header = input.TakeAt<int>(block + FixedCarLayout.EngineFuel);
        if (header != 0)
        {
            handler.EngineFuel(FixedCarParts.TakeText(ref input, header));
        }

        handler.EndEngine();
    }

    [MethodImpl(AggressiveInlining)]
    private static void RunNumbers<THandler>(ref InputCursor input, ref THandler handler)
        where THandler : struct, ICarHandler<char>, allows ref struct
    {
        int header = input.TakeAt<int>(Start + FixedCarLayout.SomeNumbers);
        if (header == 0)
        {
            return;
        }

        ReadOnlySpan<int> numbers = FixedCarParts.TakeNumbers(ref input, header);
        handler.BeginSomeNumbers(numbers.Length);
        foreach (int number in numbers)
        {
            handler.SomeNumber(number);
        }

        handler.EndSomeNumbers();
    }

    [MethodImpl(AggressiveInlining)]
    private static void RunPerformanceFigures<THandler>(ref InputCursor input, ref THandler handler)
        where THandler : struct, ICarHandler<char>, allows ref struct
    {
        int header = input.TakeAt<int>(Start + FixedCarLayout.PerformanceFigures);
        if (header == 0)
        {
            return;
        }

        handler.BeginPerformanceFigures();
        int count = header - 1;
        int length = count == 0 ? 0 : FixedCarParts.BeginGroup(ref input, count, FixedCarLayout.PerformanceBlockLength, 1);
        for (int i = 0; i < count; i++)
        {
            if (input.ReadByte() != 0)
            {
                RunPerformanceFigure(ref input, length, ref handler);
            }
            else
            {
                handler.NullPerformanceFigure();
            }
        }

        handler.EndPerformanceFigures();
    }

    [MethodImpl(AggressiveInlining)]
    private static void RunPerformanceFigure<THandler>(ref InputCursor input, int length, ref THandler handler)
        where THandler : struct, ICarHandler<char>, allows ref struct
    {
        int block = FixedCarParts.NeedBlock(ref input, length, FixedCarLayout.PerformanceBlockLength);
        handler.BeginPerformanceFigure();
        handler.OctaneRating(input.TakeAt<byte>(block + FixedCarLayout.OctaneRating));
        int header = input.TakeAt<int>(block + FixedCarLayout.Accelerations);
        if (header != 0)
        {
            FiguresView figures = FixedCarParts.TakeFigures(ref input, header);
            handler.BeginAccelerations(figures.Count);
            for (int i = 0; i < figures.Count; i++)
            {
                handler.Acceleration(figures.Speed(i), figures.Value(i));
            }

            handler.EndAccelerations();
        }

        handler.EndPerformanceFigure();
    }
}
