using System.Runtime.CompilerServices;
using SerBench.Model;
using SerBench.Serializers.Contracts;
using SerBench.Serializers.Models;
using SerBench.Serializers.Wire;

namespace SerBench.Serializers.Formats.Fixed;

/// <summary>Direct access: hands every value of a message to a struct, in the order of declaration (docs/formats/fixed.md, "Direct access").</summary>
public static class CarReader
{
    private const int Start = FixedFormat.HeaderLength;

    public static void Run<THandler>(ReadOnlySpan<byte> data, ref THandler handler)
        where THandler : struct, ICarHandler<char>, allows ref struct
    {
        var input = new InputCursor(data);
        bool isNewer = CarParts.Begin(ref input);
        handler.Timestamp(input.TakeAt<long>(Start + CarLayout.Timestamp));
        handler.SerialNumber(input.TakeAt<int>(Start + CarLayout.SerialNumber));
        handler.ModelYear(input.TakeAt<short>(Start + CarLayout.ModelYear));
        handler.Available(input.TakeAt<byte>(Start + CarLayout.Available) != 0);
        handler.Code((CarCode)input.TakeAt<int>(Start + CarLayout.Code));
        int header = input.TakeAt<int>(Start + CarLayout.VehicleCode);
        if (header != 0)
        {
            handler.VehicleCode(CarParts.TakeText(ref input, header));
        }

        RunEngine(ref input, ref handler);
        handler.Extras((CarExtras)input.TakeAt<byte>(Start + CarLayout.Extras));
        RunNumbers(ref input, ref handler);
        RunPerformanceFigures(ref input, ref handler);
        header = input.TakeAt<int>(Start + CarLayout.FuelFigures);
        if (header != 0)
        {
            FiguresView figures = CarParts.TakeFigures(ref input, header);
            handler.BeginFuelFigures(figures.Count);
            for (int i = 0; i < figures.Count; i++)
            {
                handler.FuelFigure(figures.Speed(i), figures.Value(i));
            }

            handler.EndFuelFigures();
        }

        header = input.TakeAt<int>(Start + CarLayout.Manufacturer);
        if (header != 0)
        {
            handler.Manufacturer(CarParts.TakeText(ref input, header));
        }

        header = input.TakeAt<int>(Start + CarLayout.Model);
        if (header != 0)
        {
            handler.Model(CarParts.TakeText(ref input, header));
        }

        if (!isNewer)
        {
            input.ExpectEnd();
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void RunEngine<THandler>(ref InputCursor input, ref THandler handler)
        where THandler : struct, ICarHandler<char>, allows ref struct
    {
        int length = input.TakeAt<ushort>(Start + CarLayout.Engine) - 1;
        if (length < 0)
        {
            return;
        }

        int block = CarParts.NeedBlock(ref input, length, CarLayout.EngineBlockLength);
        handler.BeginEngine();
        handler.EngineCapacity(input.TakeAt<short>(block + CarLayout.EngineCapacity));
        handler.EngineNumCylinders(input.TakeAt<byte>(block + CarLayout.EngineNumCylinders));
        handler.EngineMaxRpm(input.TakeAt<short>(block + CarLayout.EngineMaxRpm));
        int header = input.TakeAt<int>(block + CarLayout.EngineManufacturerCode);
        if (header != 0)
        {
            handler.EngineManufacturerCode(CarParts.TakeText(ref input, header));
        }

        header = input.TakeAt<int>(block + CarLayout.EngineFuel);
        if (header != 0)
        {
            handler.EngineFuel(CarParts.TakeText(ref input, header));
        }

        handler.EndEngine();
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void RunNumbers<THandler>(ref InputCursor input, ref THandler handler)
        where THandler : struct, ICarHandler<char>, allows ref struct
    {
        int header = input.TakeAt<int>(Start + CarLayout.SomeNumbers);
        if (header == 0)
        {
            return;
        }

        ReadOnlySpan<int> numbers = CarParts.TakeNumbers(ref input, header);
        handler.BeginSomeNumbers(numbers.Length);
        foreach (int number in numbers)
        {
            handler.SomeNumber(number);
        }

        handler.EndSomeNumbers();
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void RunPerformanceFigures<THandler>(ref InputCursor input, ref THandler handler)
        where THandler : struct, ICarHandler<char>, allows ref struct
    {
        int header = input.TakeAt<int>(Start + CarLayout.PerformanceFigures);
        if (header == 0)
        {
            return;
        }

        handler.BeginPerformanceFigures();
        int count = header - 1;
        int length = count == 0 ? 0 : CarParts.BeginGroup(ref input, count, CarLayout.PerformanceBlockLength, 1);
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

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void RunPerformanceFigure<THandler>(ref InputCursor input, int length, ref THandler handler)
        where THandler : struct, ICarHandler<char>, allows ref struct
    {
        int block = CarParts.NeedBlock(ref input, length, CarLayout.PerformanceBlockLength);
        handler.BeginPerformanceFigure();
        handler.OctaneRating(input.TakeAt<byte>(block + CarLayout.OctaneRating));
        int header = input.TakeAt<int>(block + CarLayout.Accelerations);
        if (header != 0)
        {
            FiguresView figures = CarParts.TakeFigures(ref input, header);
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
