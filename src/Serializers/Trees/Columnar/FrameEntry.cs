namespace SerBench.Serializers.Trees.Columnar;

/// <summary>Where a frame is in the message.</summary>
internal readonly record struct FrameEntry(int Offset, int Length)
{
    public int End => Offset + Length;
}
