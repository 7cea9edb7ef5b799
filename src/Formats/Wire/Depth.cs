namespace SerBench.Formats.Wire;

// `level` is the nesting level of the object around the next object. The root has level 1.
internal static class Depth
{
    [MethodImpl(Inlined)]
    public static void CheckWriting(int level)
    {
        if (Limits.IsReached(level))
        {
            UnsupportedValueException.ThrowTooDeep();
        }
    }

    [MethodImpl(Inlined)]
    public static void CheckReading(int level, int position)
    {
        if (Limits.IsReached(level))
        {
            WireFormatException.ThrowTooDeep(position);
        }
    }
}
