using SerBench.Published.XbufCar.Format;

namespace SerBench.Published.XbufCar.Direct;

internal static class Xbuf2CarParts
{
    private const int LeastItem = 2;

    [MethodImpl(AggressiveInlining)]
    public static void RunEngine<THandler>(ref InputCursor input, ref THandler handler)
        where THandler : struct, ICarHandler<byte>, allows ref struct
    {
        int length = Xbuf2FieldScan.ReadShortLength(ref input);
        int end = input.Position + length;
        handler.BeginEngine();
        if (input.Position < end && CarInput.TryTake(ref input, CarTag.EngineCapacity))
        {
            handler.EngineCapacity(Varint.ReadInt16(ref input));
        }

        if (input.Position < end && CarInput.TryTake(ref input, CarTag.EngineNumCylinders))
        {
            handler.EngineNumCylinders(Varint.ReadByte(ref input));
        }

        if (input.Position < end && CarInput.TryTake(ref input, CarTag.EngineMaxRpm))
        {
            handler.EngineMaxRpm(Varint.ReadInt16(ref input));
        }

        if (input.Position < end && CarInput.TryTake(ref input, CarTag.EngineManufacturerCode))
        {
            handler.EngineManufacturerCode(CarInput.ReadText(ref input));
        }

        if (input.Position < end && CarInput.TryTake(ref input, CarTag.EngineFuel))
        {
            handler.EngineFuel(CarInput.ReadText(ref input));
        }

        if (input.Position < end)
        {
            input.Resume(CarRest.RunEngine(input, end, ref handler));
        }

        CarInput.ExpectEnd(ref input, end);
        handler.EndEngine();
    }

    [MethodImpl(AggressiveInlining)]
    public static void RunNumbers<THandler>(ref InputCursor input, ref THandler handler)
        where THandler : struct, ICarHandler<byte>, allows ref struct
    {
        handler.BeginSomeNumbers(input.Left / LeastItem);
        while (CarInput.TryTake(ref input, CarTag.SomeNumbers))
        {
            handler.SomeNumber(Varint.ReadInt32(ref input));
        }

        handler.EndSomeNumbers();
    }

    [MethodImpl(AggressiveInlining)]
    public static void RunPerformanceFigures<THandler>(ref InputCursor input, ref THandler handler)
        where THandler : struct, ICarHandler<byte>, allows ref struct
    {
        handler.BeginPerformanceFigures();
        while (CarInput.TryTake(ref input, CarTag.PerformanceFigures))
        {
            RunPerformanceFigure(ref input, ref handler);
        }

        handler.EndPerformanceFigures();
    }

    [MethodImpl(AggressiveInlining)]
    public static void RunFuelFigures<THandler>(ref InputCursor input, ref THandler handler)
        where THandler : struct, ICarHandler<byte>, allows ref struct
    {
        handler.BeginFuelFigures(input.Left / LeastItem);
        while (CarInput.TryTake(ref input, CarTag.FuelFigures))
        {
            (short speed, float mpg) = ReadFigure(ref input);
            handler.FuelFigure(speed, mpg);
        }

        handler.EndFuelFigures();
    }

    [MethodImpl(AggressiveInlining)]
    public static void RunPerformanceFigure<THandler>(ref InputCursor input, ref THandler handler)
        where THandler : struct, ICarHandler<byte>, allows ref struct
    {
        int length = Xbuf2FieldScan.ReadShortLength(ref input);
        int end = input.Position + length;
        handler.BeginPerformanceFigure();
        if (input.Position < end && CarInput.TryTake(ref input, CarTag.OctaneRating))
        {
            handler.OctaneRating(Varint.ReadByte(ref input));
        }

        handler.BeginAccelerations((end - input.Position) / LeastItem);
        while (input.Position < end && CarInput.TryTake(ref input, CarTag.Accelerations))
        {
            (short mph, float seconds) = ReadFigure(ref input);
            handler.Acceleration(mph, seconds);
        }

        handler.EndAccelerations();
        if (input.Position < end)
        {
            input.Resume(CarRest.RunPerformanceFigure(input, end, ref handler));
        }

        CarInput.ExpectEnd(ref input, end);
        handler.EndPerformanceFigure();
    }

    // In the usual encoding, the length byte tells where the next figure begins, so the processor can load that figure before this figure's
    // speed is decoded.
    [MethodImpl(AggressiveInlining)]
    public static (short Speed, float Value) ReadFigure(ref InputCursor input)
    {
        const int Before = 2;
        const int After = 1 + sizeof(float);
        if (input.Left >= Before + Varint.MaxLength64 + After)
        {
            int length = input.Peek<byte>();
            bool isUsual = Varint.TryPeekSigned(in input, Before, short.MinValue, short.MaxValue, out long number, out int width);
            int difference =
                (input.Peek<byte>(1) ^ CarTag.Speed) | (input.Peek<byte>(Before + width) ^ CarTag.Figure) | (length ^ (1 + width + After));
            if (isUsual & (difference == 0))
            {
                float figure = input.Peek<float>(Before + width + 1);
                input.Advance(1 + length);
                return ((short)number, figure);
            }
        }

        input.Resume(CarRest.RunFigure(input, out short speed, out float value));
        return (speed, value);
    }
}
