using SerBench.Serializers.Floors;

namespace SerBench.Serializers.Models.Cars;

public readonly struct CarViewFloor : IViewFloor<Car>
{
    private const int FixedLength = 58;
    private const int PairLength = sizeof(short) + sizeof(float);
    private const int FigureLength = sizeof(int) + sizeof(byte);
    private const int NoFigure = -2;

    public void Encode(Car value, EncodeBuffer buffer) => default(CarFloor).Encode(value, buffer);

    public ulong Read(ArraySegment<byte> data)
    {
        var input = new InputCursor(data);
        input.Skip(FixedLength);
        var sum = default(CarSum<char>);
        sum.Timestamp(input.TakeAt<long>(0));
        sum.SerialNumber(input.TakeAt<int>(8));
        sum.ModelYear(input.TakeAt<short>(48));
        sum.Available(input.TakeAt<byte>(56) != 0);
        sum.Code((CarCode)input.TakeAt<int>(12));
        int manufacturer = input.TakeAt<int>(28);
        int model = input.TakeAt<int>(32);
        AddVehicleCode(ref input, ref sum);
        AddEngine(ref input, ref sum);
        ReadOnlySpan<char> manufacturerText = TakeText(ref input, manufacturer);
        ReadOnlySpan<char> modelText = TakeText(ref input, model);
        sum.Extras((CarExtras)input.TakeAt<byte>(55));
        AddNumbers(ref input, ref sum);
        AddPerformanceFigures(ref input, ref sum);
        AddFuelFigures(ref input, ref sum);
        if (manufacturer >= 0)
        {
            sum.Manufacturer(manufacturerText);
        }

        if (model >= 0)
        {
            sum.Model(modelText);
        }

        input.ExpectEnd();
        return sum.Value;
    }

    public ulong Expect(Car value) => CarExpectation.Utf16(value);

    [MethodImpl(AggressiveInlining)]
    private static void AddVehicleCode(ref InputCursor input, ref CarSum<char> sum)
    {
        int header = input.TakeAt<int>(16);
        if (header >= 0)
        {
            sum.VehicleCode(TakeText(ref input, header));
        }
    }

    [MethodImpl(AggressiveInlining)]
    private static void AddEngine(ref InputCursor input, ref CarSum<char> sum)
    {
        int manufacturerCode = input.TakeAt<int>(20);
        int fuel = input.TakeAt<int>(24);
        ReadOnlySpan<char> manufacturerCodeText = TakeText(ref input, manufacturerCode);
        ReadOnlySpan<char> fuelText = TakeText(ref input, fuel);
        if (input.TakeAt<byte>(57) == 0)
        {
            return;
        }

        sum.BeginEngine();
        sum.EngineCapacity(input.TakeAt<short>(50));
        sum.EngineNumCylinders(input.TakeAt<byte>(54));
        sum.EngineMaxRpm(input.TakeAt<short>(52));
        if (manufacturerCode >= 0)
        {
            sum.EngineManufacturerCode(manufacturerCodeText);
        }

        if (fuel >= 0)
        {
            sum.EngineFuel(fuelText);
        }
    }

    [MethodImpl(AggressiveInlining)]
    private static void AddNumbers(ref InputCursor input, ref CarSum<char> sum)
    {
        int count = Math.Max(input.TakeAt<int>(36), 0);
        input.NeedItems(count, sizeof(int));
        for (int i = 0; i < count; i++)
        {
            sum.SomeNumber(input.Take<int>());
        }
    }

    [MethodImpl(AggressiveInlining)]
    private static void AddPerformanceFigures(ref InputCursor input, ref CarSum<char> sum)
    {
        int figures = input.TakeAt<int>(40);
        for (int i = 0; i < figures; i++)
        {
            input.Need(FigureLength);
            int count = input.Take<int>();
            byte octaneRating = input.TakeByte();
            if (count <= NoFigure)
            {
                continue;
            }

            sum.BeginPerformanceFigure();
            sum.OctaneRating(octaneRating);
            input.NeedItems(Math.Max(count, 0), PairLength);
            for (int k = 0; k < count; k++)
            {
                short mph = input.Take<short>();
                sum.Acceleration(mph, input.Take<float>());
            }
        }
    }

    [MethodImpl(AggressiveInlining)]
    private static void AddFuelFigures(ref InputCursor input, ref CarSum<char> sum)
    {
        int figures = Math.Max(input.TakeAt<int>(44), 0);
        input.NeedItems(figures, PairLength);
        for (int i = 0; i < figures; i++)
        {
            short speed = input.Take<short>();
            sum.FuelFigure(speed, input.Take<float>());
        }
    }

    [MethodImpl(AggressiveInlining)]
    private static ReadOnlySpan<char> TakeText(scoped ref InputCursor input, int header)
    {
        FloorChars.NeedAtLeast(ref input, FloorChars.SizeOf(header));
        return MemoryMarshal.Cast<byte, char>(input.ReadBytes((int)FloorChars.SizeOf(header)));
    }
}
