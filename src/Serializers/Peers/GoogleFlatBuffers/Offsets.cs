using Google.FlatBuffers;

namespace SerBench.Serializers.Peers.GoogleFlatBuffers;

/// <summary>Vectors of what lies elsewhere in the message; back to front, as everything is built.</summary>
internal static class Offsets
{
    /// <summary>How many offsets fit on the stack.</summary>
    public const int OnStack = 64;

    public static int WriteVector(FlatBufferBuilder builder, ReadOnlySpan<int> offsets)
    {
        builder.StartVector(sizeof(int), offsets.Length, sizeof(int));
        for (int i = offsets.Length - 1; i >= 0; i--)
        {
            builder.AddOffset(offsets[i]);
        }

        return builder.EndVector().Value;
    }
}
