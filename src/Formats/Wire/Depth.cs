namespace SerBench.Formats.Wire;

// An object at this level is about to hold another object. The root is level 1.
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
