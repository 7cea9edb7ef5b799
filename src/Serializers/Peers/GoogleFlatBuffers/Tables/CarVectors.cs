using Google.FlatBuffers;
using SerBench.Model;
using SerBench.Serializers.Views;

namespace SerBench.Serializers.Peers.GoogleFlatBuffers.Tables;

/// <summary>The vectors of a car.</summary>
internal static class CarVectors
{
    public static int Write(FlatBufferBuilder builder, int[]? numbers)
    {
        if (numbers is null)
        {
            return 0;
        }

        builder.StartVector(sizeof(int), numbers.Length, sizeof(int));
        builder.Add(numbers);
        return builder.EndVector().Value;
    }

    public static int Write(FlatBufferBuilder builder, PerformanceFigure[]? figures)
    {
        if (figures is null)
        {
            return 0;
        }

        Span<int> tables = figures.Length <= Offsets.OnStack ? stackalloc int[Offsets.OnStack] : new int[figures.Length];
        for (int i = 0; i < figures.Length; i++)
        {
            tables[i] = PerformanceFigureTable.Write(builder, figures[i]);
        }

        return Offsets.WriteVector(builder, tables[..figures.Length]);
    }

    public static int Write(FlatBufferBuilder builder, FuelFigure[]? figures)
    {
        if (figures is null)
        {
            return 0;
        }

        builder.StartVector(SpeedStruct.Length, figures.Length, SpeedStruct.Alignment);
        for (int i = figures.Length - 1; i >= 0; i--)
        {
            SpeedStruct.Write(builder, figures[i].Speed, figures[i].Mpg);
        }

        return builder.EndVector().Value;
    }

    public static int[]? ReadNumbers(Table table, int field)
    {
        if (!table.TryGetVector(field, out Vector vector))
        {
            return null;
        }

        var numbers = new int[vector.Count];
        for (int i = 0; i < numbers.Length; i++)
        {
            numbers[i] = vector.Buffer.GetInt(vector.At(i, sizeof(int)));
        }

        return numbers;
    }

    public static PerformanceFigure[]? ReadPerformance(Table table, int field)
    {
        if (!table.TryGetVector(field, out Vector vector))
        {
            return null;
        }

        var figures = new PerformanceFigure[vector.Count];
        for (int i = 0; i < figures.Length; i++)
        {
            figures[i] = PerformanceFigureTable.Read(vector.TableAt(i));
        }

        return figures;
    }

    public static FuelFigure[]? ReadFuel(Table table, int field)
    {
        if (!table.TryGetVector(field, out Vector vector))
        {
            return null;
        }

        var figures = new FuelFigure[vector.Count];
        for (int i = 0; i < figures.Length; i++)
        {
            figures[i] = new FuelFigure { Speed = SpeedStruct.First(vector, i), Mpg = SpeedStruct.Second(vector, i) };
        }

        return figures;
    }

    public static void AddNumbers(ref LeafSum sum, Table table, int field)
    {
        if (!table.TryGetVector(field, out Vector vector))
        {
            sum.AddNull();
            return;
        }

        sum.Add(vector.Count);
        for (int i = 0; i < vector.Count; i++)
        {
            sum.Add(vector.Buffer.GetInt(vector.At(i, sizeof(int))));
        }
    }

    public static void AddPerformance(ref LeafSum sum, Table table, int field)
    {
        if (!table.TryGetVector(field, out Vector vector))
        {
            sum.AddNull();
            return;
        }

        sum.Add(vector.Count);
        for (int i = 0; i < vector.Count; i++)
        {
            PerformanceFigureTable.AddTo(ref sum, vector.TableAt(i));
        }
    }
}
