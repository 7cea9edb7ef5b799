namespace SerBench.Formats.MessagePack;

// Writers of the old specification wrote bytes as text or as an array of numbers.
internal static class OldBytes
{
    public static byte[] Read(ref InputCursor input, out int headerLength)
    {
        int start = input.Position;
        byte code = input.ReadByte();
        long length = code switch
        {
            Code.Bin8 => input.ReadByte(),
            Code.Bin16 => MessagePackSkip.ReadUInt16(ref input),
            Code.Bin32 => MessagePackSkip.ReadUInt32(ref input),
            _ when MessagePackText.IsHeader(code) || IsArray(code) => ReadOldHeader(ref input, start),
            _ => -1,
        };
        headerLength = input.Position - start;
        if (length < 0 || length > input.Left)
        {
            WireFormatException.Throw(start, "bytes that fit the rest of the input");
        }

        return IsArray(code) ? ReadNumbers(ref input, (int)length) : input.ReadBytes((int)length).ToArray();
    }

    private static bool IsArray(byte code) => code is (>= Code.FixArray and < Code.FixStr) or Code.Array16 or Code.Array32;

    private static int ReadOldHeader(ref InputCursor input, int start)
    {
        input.MoveTo(start);
        return IsArray(input.PeekByte()) ? MessagePackSkip.ReadArrayHeader(ref input) : MessagePackText.ReadHeader(ref input);
    }

    private static byte[] ReadNumbers(ref InputCursor input, int count)
    {
        byte[] bytes = new byte[count];
        foreach (ref byte item in bytes.AsSpan())
        {
            int start = input.Position;
            item = input.ReadByte();
            if (item == Code.UInt8)
            {
                item = input.ReadByte();
            }
            else if (item > Code.MaxPositiveFixInt)
            {
                WireFormatException.Throw(start, "a number from 0 to 255");
            }
        }

        return bytes;
    }
}
