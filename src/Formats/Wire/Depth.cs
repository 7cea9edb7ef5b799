namespace SerBench.Formats.Wire;

// Refuses an object within an object at a level. The root is level 1.
internal static class Depth
{
    [MethodImpl(AggressiveInlining)]
    public static void CheckWriting(int level)
    {
        if (Limits.IsReached(level))
        {
            UnsupportedValueException.ThrowTooDeep();
        }
    }

    [MethodImpl(AggressiveInlining)]
    public static void CheckReading(int level, int position)
    {
        if (Limits.IsReached(level))
        {
            WireFormatException.ThrowTooDeep(position);
        }
    }
}
