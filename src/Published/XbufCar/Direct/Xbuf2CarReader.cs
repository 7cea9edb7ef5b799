using SerBench.Published.XbufCar.Format;

namespace SerBench.Published.XbufCar.Direct;

// Expects the fields of a car in the order of writing. If a field comes later than in this order, another class reads that field and all
// fields after it.
public static class Xbuf2CarReader
{
    public static void Run<THandler>(ReadOnlySpan<byte> data, ref THandler handler)
        where THandler : struct, ICarHandler<byte>, allows ref struct
    {
        var input = new InputCursor(data);
        if (CarInput.TryTake(ref input, CarTag.Timestamp))
        {
            handler.Timestamp(input.Read<long>());
        }

        if (CarInput.TryTake(ref input, CarTag.SerialNumber))
        {
            handler.SerialNumber(Varint.ReadInt32(ref input));
        }

        if (CarInput.TryTake(ref input, CarTag.ModelYear))
        {
            handler.ModelYear(Varint.ReadInt16(ref input));
        }

        if (CarInput.TryTake(ref input, CarTag.Available))
        {
            handler.Available(Xbuf2FieldScan.ReadSmall(ref input) != 0);
        }

        if (CarInput.TryTake(ref input, CarTag.Code))
        {
            handler.Code(CarInput.ReadCode(ref input));
        }

        if (CarInput.TryTake(ref input, CarTag.VehicleCode))
        {
            handler.VehicleCode(CarInput.ReadText(ref input));
        }

        if (CarInput.TryTake(ref input, CarTag.Engine))
        {
            Xbuf2CarParts.RunEngine(ref input, ref handler);
        }

        RunExtras(ref input, ref handler);
        Xbuf2CarParts.RunNumbers(ref input, ref handler);
        Xbuf2CarParts.RunPerformanceFigures(ref input, ref handler);
        Xbuf2CarParts.RunFuelFigures(ref input, ref handler);
        if (CarInput.TryTake(ref input, CarTag.Manufacturer))
        {
            handler.Manufacturer(CarInput.ReadText(ref input));
        }

        if (CarInput.TryTake(ref input, CarTag.Model))
        {
            handler.Model(CarInput.ReadText(ref input));
        }

        if (input.Left != 0)
        {
            CarRest.RunCar(input, ref handler);
        }
    }

    [MethodImpl(AggressiveInlining)]
    private static void RunExtras<THandler>(ref InputCursor input, ref THandler handler)
        where THandler : struct, ICarHandler<byte>, allows ref struct
    {
        int bits = 0;
        while (CarInput.TryTake(ref input, CarTag.Extras))
        {
            bits |= 1 << CarInput.ReadFlag(ref input);
        }

        handler.Extras((CarExtras)bits);
    }
}
