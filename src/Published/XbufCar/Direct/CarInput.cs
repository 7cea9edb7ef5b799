using SerBench.Published.XbufCar.Format;

namespace SerBench.Published.XbufCar.Direct;

// Every method is inlined or takes the cursor by value, so that the cursor can stay in registers.
internal static class CarInput
{
    [MethodImpl(AggressiveInlining)]
    public static bool TryTake(ref InputCursor input, byte tag)
    {
        if (input.Left == 0 || input.Peek<byte>() != tag)
        {
            return false;
        }

        input.Advance(1);
        return true;
    }

    [MethodImpl(AggressiveInlining)]
    public static int ReadFlag(ref InputCursor input) => (int)Check(ref input, (long)Xbuf2FieldScan.ReadSmall(ref input), 0, 7);

    [MethodImpl(AggressiveInlining)]
    public static CarCode ReadCode(ref InputCursor input) =>
        (CarCode)(int)Check(ref input, (long)Xbuf2FieldScan.ReadSmall(ref input), int.MinValue, int.MaxValue);

    [MethodImpl(AggressiveInlining)]
    public static ReadOnlySpan<byte> ReadText(scoped ref InputCursor input)
    {
        int length = Xbuf2FieldScan.ReadShortLength(ref input);
        ReadOnlySpan<byte> text = input.PeekBytes(0, length);
        input.Advance(length);
        return text;
    }

    [MethodImpl(AggressiveInlining)]
    public static void ExpectEnd(ref InputCursor input, int end)
    {
        if (input.Position != end)
        {
            WireFormatException.Throw(input.Position, $"a field that ends with its message at {end}");
        }
    }

    [MethodImpl(AggressiveInlining)]
    private static long Check(ref InputCursor input, long value, long least, long most)
    {
        if (value < least || value > most)
        {
            ThrowRange(input.Position, value, least, most);
        }

        return value;
    }

    private static void ThrowRange(int position, long value, long least, long most) =>
        WireFormatException.Throw(position, $"a number from {least} to {most}, not {value}");
}
