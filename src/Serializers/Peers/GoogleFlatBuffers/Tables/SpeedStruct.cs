using Google.FlatBuffers;
using SerBench.Serializers.Views;

namespace SerBench.Serializers.Peers.GoogleFlatBuffers.Tables;

/// <summary>The structs of a car: a short and a float, padded to eight bytes.</summary>
internal static class SpeedStruct
{
    public const int Length = 8;
    public const int Alignment = 4;

    private const int Padding = 2;
    private const int SecondField = 4;

    public static void Write(FlatBufferBuilder builder, short first, float second)
    {
        builder.Prep(Alignment, Length);
        builder.PutFloat(second);
        builder.Pad(Padding);
        builder.PutShort(first);
    }

    public static short First(Vector vector, int index) => vector.Buffer.GetShort(vector.At(index, Length));

    public static float Second(Vector vector, int index) => vector.Buffer.GetFloat(vector.At(index, Length) + SecondField);

    public static void AddVector(ref LeafSum sum, Table table, int field)
    {
        if (!table.TryGetVector(field, out Vector vector))
        {
            sum.AddNull();
            return;
        }

        sum.Add(vector.Count);
        for (int i = 0; i < vector.Count; i++)
        {
            sum.Add(First(vector, i));
            sum.Add(Second(vector, i));
        }
    }
}
