using Google.FlatBuffers;
using SerBench.Model;
using SerBench.Serializers.Views;

namespace SerBench.Serializers.Peers.GoogleFlatBuffers.Tables;

/// <summary>How a car accelerates.</summary>
internal readonly struct PerformanceFigureTable : ITable<PerformanceFigure>
{
    private const int OctaneRating = 0, AccelerationField = 1, FieldCount = 2;

    public static int Write(FlatBufferBuilder builder, PerformanceFigure value)
    {
        int acceleration = WriteAcceleration(builder, value.Acceleration);
        builder.StartTable(FieldCount);
        builder.AddOffset(AccelerationField, acceleration, default);
        builder.AddByte(OctaneRating, value.OctaneRating, default);
        return builder.EndTable();
    }

    public static bool Verify(Verifier verifier, uint table) => verifier.VerifyTableStart(table)
        && verifier.Number(table, OctaneRating, sizeof(byte))
        && verifier.Items(table, AccelerationField, SpeedStruct.Length)
        && verifier.VerifyTableEnd(table);

    public static PerformanceFigure Read(Table table) => new()
    {
        OctaneRating = table.GetByte(OctaneRating),
        Acceleration = ReadAcceleration(table),
    };

    public static void AddTo(ref LeafSum sum, Table table)
    {
        sum.Add(table.GetByte(OctaneRating));
        SpeedStruct.AddVector(ref sum, table, AccelerationField);
    }

    private static int WriteAcceleration(FlatBufferBuilder builder, Acceleration[]? items)
    {
        if (items is null)
        {
            return 0;
        }

        builder.StartVector(SpeedStruct.Length, items.Length, SpeedStruct.Alignment);
        for (int i = items.Length - 1; i >= 0; i--)
        {
            SpeedStruct.Write(builder, items[i].Mph, items[i].Seconds);
        }

        return builder.EndVector().Value;
    }

    private static Acceleration[]? ReadAcceleration(Table table)
    {
        if (!table.TryGetVector(AccelerationField, out Vector vector))
        {
            return null;
        }

        var items = new Acceleration[vector.Count];
        for (int i = 0; i < items.Length; i++)
        {
            items[i] = new Acceleration { Mph = SpeedStruct.First(vector, i), Seconds = SpeedStruct.Second(vector, i) };
        }

        return items;
    }
}
