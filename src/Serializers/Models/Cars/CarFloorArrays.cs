namespace SerBench.Serializers.Models.Cars;

internal static class CarFloorArrays
{
    private const int PairLength = sizeof(short) + sizeof(float);
    private const int FigureLength = sizeof(byte) + sizeof(int);
    private const int NoArray = -1;
    internal const int NoFigure = -2;

    [MethodImpl(AggressiveInlining)]
    public static void Put(ref OutputCursor output, Car value)
    {
        ReadOnlySpan<int> numbers = value.SomeNumbers;
        ReadOnlySpan<FuelFigure> fuelFigures = value.FuelFigures;
        ReadOnlySpan<byte> numberBytes = MemoryMarshal.AsBytes(numbers);
        output.Ensure(numberBytes.Length);
        numberBytes.CopyTo(output.Free());
        output.Advance(numberBytes.Length);
        foreach (PerformanceFigure? figure in value.PerformanceFigures.AsSpan())
        {
            Put(ref output, figure);
        }

        output.Ensure(checked(PairLength * fuelFigures.Length));
        foreach (FuelFigure figure in fuelFigures)
        {
            output.Put(figure.Speed);
            output.Put(figure.Mpg);
        }
    }

    [MethodImpl(AggressiveInlining)]
    public static int[]? ReadNumbers(ref InputCursor input, int count)
    {
        if (count < 0)
        {
            return null;
        }

        input.NeedItems(count, sizeof(int));
        return MemoryMarshal.Cast<byte, int>(input.ReadBytes(sizeof(int) * count)).ToArray();
    }

    [MethodImpl(AggressiveInlining)]
    public static PerformanceFigure[]? ReadPerformanceFigures(ref InputCursor input, int count)
    {
        if (count < 0)
        {
            return null;
        }

        input.NeedItems(count, FigureLength);
        var figures = new PerformanceFigure[count];
        for (int i = 0; i < figures.Length; i++)
        {
            figures[i] = ReadPerformanceFigure(ref input)!;
        }

        return figures;
    }

    [MethodImpl(AggressiveInlining)]
    public static FuelFigure[]? ReadFuelFigures(ref InputCursor input, int count)
    {
        if (count < 0)
        {
            return null;
        }

        input.NeedItems(count, PairLength);
        var figures = new FuelFigure[count];
        foreach (ref FuelFigure figure in figures.AsSpan())
        {
            figure.Speed = input.Take<short>();
            figure.Mpg = input.Take<float>();
        }

        return figures;
    }

    [MethodImpl(AggressiveInlining)]
    private static void Put(ref OutputCursor output, PerformanceFigure? figure)
    {
        ReadOnlySpan<Acceleration> accelerations = figure?.Acceleration;
        int count = figure is null ? NoFigure : figure.Acceleration is null ? NoArray : accelerations.Length;
        byte octaneRating = figure is null ? (byte)0 : figure.OctaneRating;
        output.Ensure(checked(FigureLength + (PairLength * accelerations.Length)));
        output.Put(count);
        output.PutByte(octaneRating);
        foreach (Acceleration acceleration in accelerations)
        {
            output.Put(acceleration.Mph);
            output.Put(acceleration.Seconds);
        }
    }

    [MethodImpl(AggressiveInlining)]
    private static PerformanceFigure? ReadPerformanceFigure(ref InputCursor input)
    {
        input.Need(FigureLength);
        int count = input.Take<int>();
        byte octaneRating = input.TakeByte();
        if (count <= NoFigure)
        {
            return null;
        }

        Acceleration[]? accelerations = null;
        if (count >= 0)
        {
            input.NeedItems(count, PairLength);
            accelerations = new Acceleration[count];
            foreach (ref Acceleration acceleration in accelerations.AsSpan())
            {
                acceleration.Mph = input.Take<short>();
                acceleration.Seconds = input.Take<float>();
            }
        }

        return new PerformanceFigure { OctaneRating = octaneRating, Acceleration = accelerations };
    }
}
