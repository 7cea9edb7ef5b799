namespace SerBench.Formats.Wire;

internal static class FieldSkip<TRule>
    where TRule : struct, IFieldRule
{
    public static void ExpectEnd(ref InputCursor input, int end)
    {
        if (input.Position != end)
        {
            WireFormatException.Throw(input.Position, $"a field that ends with its message at {end}");
        }
    }

    public static void Skip(ref InputCursor input, uint tag, int depth)
    {
        switch (Tag.Wire(tag))
        {
            case WireType.Varint:
                TRule.SkipNumber(ref input);
                break;
            case WireType.Fixed64:
                input.Skip(sizeof(ulong));
                break;
            case WireType.Length:
                input.Advance(TRule.ReadLength(ref input));
                break;
            case WireType.StartGroup:
                SkipGroup(ref input, Tag.Number(tag), depth + 1);
                break;
            case WireType.Fixed32:
                input.Skip(sizeof(uint));
                break;
            default:
                WireFormatException.Throw(input.Position, $"a value of wire type 0, 1, 2, 3 or 5, not {tag & Tag.TypeMask}");
                break;
        }
    }

    private static void SkipGroup(ref InputCursor input, int number, int depth)
    {
        Depth.CheckReading(depth - 1, input.Position);
        uint tag = TRule.ReadTag(ref input);
        for (; Tag.Wire(tag) != WireType.EndGroup; tag = TRule.ReadTag(ref input))
        {
            Skip(ref input, tag, depth);
        }

        if (Tag.Number(tag) != number)
        {
            WireFormatException.Throw(input.Position, $"the end of group {number}, not of group {Tag.Number(tag)}");
        }
    }
}

internal interface IFieldRule
{
    static abstract uint ReadTag(ref InputCursor input);

    static abstract int ReadLength(ref InputCursor input);

    static abstract void SkipNumber(ref InputCursor input);
}
