using SerBench.Published.XbufCar.Format;

namespace SerBench.Published.XbufCar.Direct;

internal static class CarRest
{
    private const int Depth = 1;

    [MethodImpl(NoInlining)]
    public static void RunCar<THandler>(InputCursor input, ref THandler handler)
        where THandler : struct, ICarHandler<byte>, allows ref struct
    {
        while (input.Left != 0)
        {
            uint tag = Xbuf2FieldScan.ReadTag(ref input);
            switch (tag)
            {
                case CarTag.Timestamp:
                    handler.Timestamp(input.Read<long>());
                    break;
                case CarTag.SerialNumber:
                    handler.SerialNumber(Varint.ReadInt32(ref input));
                    break;
                case CarTag.ModelYear:
                    handler.ModelYear(Varint.ReadInt16(ref input));
                    break;
                case CarTag.Available:
                    handler.Available(Xbuf2FieldScan.ReadSmall(ref input) != 0);
                    break;
                case CarTag.Code:
                    handler.Code(CarInput.ReadCode(ref input));
                    break;
                case CarTag.VehicleCode:
                    handler.VehicleCode(CarInput.ReadText(ref input));
                    break;
                case CarTag.Extras:
                    handler.Extras((CarExtras)(1 << CarInput.ReadFlag(ref input)));
                    break;
                case CarTag.Manufacturer:
                    handler.Manufacturer(CarInput.ReadText(ref input));
                    break;
                case CarTag.Model:
                    handler.Model(CarInput.ReadText(ref input));
                    break;
                default:
                    input.Resume(RunPart(input, tag, ref handler));
                    break;
            }
        }
    }

    [MethodImpl(NoInlining)]
    public static int RunEngine<THandler>(InputCursor input, int end, ref THandler handler)
        where THandler : struct, ICarHandler<byte>, allows ref struct
    {
        while (input.Position < end)
        {
            uint tag = Xbuf2FieldScan.ReadTag(ref input);
            switch (tag)
            {
                case CarTag.EngineCapacity:
                    handler.EngineCapacity(Varint.ReadInt16(ref input));
                    break;
                case CarTag.EngineNumCylinders:
                    handler.EngineNumCylinders(Varint.ReadByte(ref input));
                    break;
                case CarTag.EngineMaxRpm:
                    handler.EngineMaxRpm(Varint.ReadInt16(ref input));
                    break;
                case CarTag.EngineManufacturerCode:
                    handler.EngineManufacturerCode(CarInput.ReadText(ref input));
                    break;
                case CarTag.EngineFuel:
                    handler.EngineFuel(CarInput.ReadText(ref input));
                    break;
                default:
                    Skip(ref input, tag, CarTag.EngineFuel);
                    break;
            }
        }

        return input.Position;
    }

    [MethodImpl(NoInlining)]
    public static int RunPerformanceFigure<THandler>(InputCursor input, int end, ref THandler handler)
        where THandler : struct, ICarHandler<byte>, allows ref struct
    {
        while (input.Position < end)
        {
            uint tag = Xbuf2FieldScan.ReadTag(ref input);
            switch (tag)
            {
                case CarTag.OctaneRating:
                    handler.OctaneRating(Varint.ReadByte(ref input));
                    break;
                case CarTag.Accelerations:
                    (short mph, float seconds) = Xbuf2CarParts.ReadFigure(ref input);
                    handler.BeginAccelerations(1);
                    handler.Acceleration(mph, seconds);
                    handler.EndAccelerations();
                    break;
                default:
                    Skip(ref input, tag, CarTag.Accelerations);
                    break;
            }
        }

        return input.Position;
    }

    [MethodImpl(NoInlining)]
    public static int RunFigure(InputCursor input, out short speed, out float value)
    {
        int length = Xbuf2FieldScan.ReadLength(ref input);
        int end = input.Position + length;
        speed = 0;
        value = 0;
        while (input.Position < end)
        {
            uint tag = Xbuf2FieldScan.ReadTag(ref input);
            switch (tag)
            {
                case CarTag.Speed:
                    speed = Varint.ReadInt16(ref input);
                    break;
                case CarTag.Figure:
                    value = input.Read<float>();
                    break;
                default:
                    Skip(ref input, tag, CarTag.Figure);
                    break;
            }
        }

        CarInput.ExpectEnd(ref input, end);
        return input.Position;
    }

    private static int RunPart<THandler>(InputCursor input, uint tag, ref THandler handler)
        where THandler : struct, ICarHandler<byte>, allows ref struct
    {
        switch (tag)
        {
            case CarTag.SomeNumbers:
                handler.BeginSomeNumbers(1);
                handler.SomeNumber(Varint.ReadInt32(ref input));
                handler.EndSomeNumbers();
                break;
            case CarTag.Engine:
                Xbuf2CarParts.RunEngine(ref input, ref handler);
                break;
            case CarTag.PerformanceFigures:
                handler.BeginPerformanceFigures();
                Xbuf2CarParts.RunPerformanceFigure(ref input, ref handler);
                handler.EndPerformanceFigures();
                break;
            case CarTag.FuelFigures:
                (short speed, float mpg) = Xbuf2CarParts.ReadFigure(ref input);
                handler.BeginFuelFigures(1);
                handler.FuelFigure(speed, mpg);
                handler.EndFuelFigures();
                break;
            default:
                Skip(ref input, tag, CarTag.Model);
                break;
        }

        return input.Position;
    }

    private static void Skip(ref InputCursor input, uint tag, byte lastKnown)
    {
        if (Tag.Number(tag) <= Tag.Number(lastKnown))
        {
            WireFormatException.Throw(input.Position, $"field {Tag.Number(tag)} in its own wire type, not {(int)Tag.Wire(tag)}");
        }

        Xbuf2FieldScan.Skip(ref input, tag, Depth);
    }
}
