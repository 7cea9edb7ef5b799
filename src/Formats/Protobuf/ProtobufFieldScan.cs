namespace SerBench.Formats.Protobuf;

internal readonly struct ProtobufFieldScan : IFieldRule
{
    // Bits beyond the 32nd are dropped, as in the official libraries.
    public static uint ReadTag(ref InputCursor input)
    {
        int start = input.Position;
        var tag = (uint)Varint.ReadTruncating(ref input);
        if (Tag.Number(tag) == 0)
        {
            WireFormatException.Throw(start, "a field number that is not zero");
        }

        return tag;
    }

    public static int ReadLength(ref InputCursor input)
    {
        var length = (int)(uint)Varint.ReadTruncating(ref input);
        input.Need(length);
        return length;
    }

    public static void Add<TBinarizer>(ref InputCursor input, int end, FieldIndex index, int depth)
        where TBinarizer : struct, IWitness => Add(ref input, end, index, depth, ProtobufMessageLayout<TBinarizer>.OrdinalOfTag);

    public static void AddEntry(ref InputCursor input, int end, FieldIndex index, int depth) =>
        Add(ref input, end, index, depth, static tag => Tag.Number(tag) <= MapEntry.ValueNumber ? Tag.Number(tag) : -1);

    private static void Add(ref InputCursor input, int end, FieldIndex index, int depth, Func<uint, int> ordinalOf)
    {
        while (input.Position < end)
        {
            int start = input.Position;
            uint tag = ReadTag(ref input);
            int ordinal = ordinalOf(tag);
            if (ordinal >= 0)
            {
                index.Add(ordinal, start);
            }

            Skip(ref input, tag, depth);
        }

        ExpectEnd(ref input, end);
    }

    public static void ReadParts(ref InputCursor input, int end, WireType wire, scoped Span<ulong> parts, int depth)
    {
        while (input.Position < end)
        {
            uint tag = ReadTag(ref input);
            if (Tag.Number(tag) > parts.Length || Tag.Wire(tag) != wire)
            {
                Skip(ref input, tag, depth);
            }
            else
            {
                parts[Tag.Number(tag) - 1] = wire == WireType.Varint ? Varint.ReadTruncating(ref input) : input.Read<ulong>();
            }
        }

        ExpectEnd(ref input, end);
    }

    public static void SkipNumber(ref InputCursor input) => Varint.ReadTruncating(ref input);

    public static void ExpectEnd(ref InputCursor input, int end) => FieldSkip<ProtobufFieldScan>.ExpectEnd(ref input, end);

    public static void Skip(ref InputCursor input, uint tag, int depth) => FieldSkip<ProtobufFieldScan>.Skip(ref input, tag, depth);
}
