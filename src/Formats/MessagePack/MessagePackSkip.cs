namespace SerBench.Formats.MessagePack;

internal static class MessagePackSkip
{
    // Throws if fewer bytes than items are left.
    public static int ReadArrayHeader(ref InputCursor input)
    {
        NestingLevel alone = NestingLevel.Reading(input.Length);
        return ReadArrayHeader(ref input, ref alone);
    }

    public static int ReadArrayHeader(ref InputCursor input, ref NestingLevel nesting) =>
        ReadCount(ref input, ref nesting, Code.FixArray, Code.Array16, bytesPerItem: 1);

    public static int ReadMapHeader(ref InputCursor input)
    {
        NestingLevel alone = NestingLevel.Reading(input.Length);
        return ReadMapHeader(ref input, ref alone);
    }

    public static int ReadMapHeader(ref InputCursor input, ref NestingLevel nesting) =>
        ReadCount(ref input, ref nesting, Code.FixMap, Code.Map16, bytesPerItem: 2);

    public static uint ReadUInt32(ref InputCursor input) => BinaryPrimitives.ReverseEndianness(input.Read<uint>());

    public static ushort ReadUInt16(ref InputCursor input) => BinaryPrimitives.ReverseEndianness(input.Read<ushort>());

    // A counter of open values replaces recursion, so no nesting is too deep.
    public static void Skip(ref InputCursor input)
    {
        for (long open = 1; open > 0; open--)
        {
            open += SkipOne(ref input);
        }
    }

    private static long SkipOne(ref InputCursor input)
    {
        byte code = input.PeekByte();
        switch (code)
        {
            case <= Code.MaxPositiveFixInt or >= Code.MinNegativeFixInt or Code.Nil or Code.False or Code.True:
                input.Advance(1);
                return 0;
            case < Code.FixArray or Code.Map16 or Code.Map32:
                return 2L * ReadMapHeader(ref input);
            case < Code.FixStr or Code.Array16 or Code.Array32:
                return ReadArrayHeader(ref input);
            default:
                SkipBytes(ref input, code);
                return 0;
        }
    }

    private static void SkipBytes(ref InputCursor input, byte code)
    {
        int start = input.Position;
        input.Advance(1);
        long length = code switch
        {
            < Code.Nil => code - Code.FixStr,
            Code.Bin8 or Code.Str8 => input.ReadByte(),
            Code.Bin16 or Code.Str16 => ReadUInt16(ref input),
            Code.Bin32 or Code.Str32 => ReadUInt32(ref input),
            Code.Ext8 => 1L + input.ReadByte(),
            Code.Ext16 => 1L + ReadUInt16(ref input),
            Code.Ext32 => 1L + ReadUInt32(ref input),
            Code.Float32 or Code.UInt32 or Code.Int32 => sizeof(uint),
            Code.Float64 or Code.UInt64 or Code.Int64 => sizeof(ulong),
            Code.UInt8 or Code.Int8 => sizeof(byte),
            Code.UInt16 or Code.Int16 => sizeof(ushort),
            >= Code.FixExt1 and <= Code.FixExt16 => 1 + (1 << (code - Code.FixExt1)),
            _ => -1,
        };
        if (length < 0 || length > input.Left)
        {
            WireFormatException.Throw(start, "a value of MessagePack that fits the rest of the input");
        }

        input.Advance((int)length);
    }

    [MethodImpl(AggressiveInlining)]
    private static int ReadCount(ref InputCursor input, ref NestingLevel nesting, byte fix, byte wide, int bytesPerItem)
    {
        int start = input.Position;
        byte code = input.ReadByte();
        long count = (code & ~Code.MaxFixCount) == fix ? code & Code.MaxFixCount
            : code == wide ? ReadUInt16(ref input)
            : code == wide + 1 ? ReadUInt32(ref input)
            : -1;
        if (count < 0)
        {
            WireFormatException.Throw(start, fix == Code.FixMap ? "a map" : "an array");
        }

        nesting = nesting.Claim(count, bytesPerItem, in input);
        return (int)count;
    }
}
