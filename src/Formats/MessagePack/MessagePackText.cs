namespace SerBench.Formats.MessagePack;

internal static class MessagePackText
{
    public const int MaxHeaderLength = 1 + sizeof(uint);

    public const int GuidLength = 36;

    public const int MaxFixedLength = 2 + GuidLength;

    [MethodImpl(AggressiveInlining)]
    public static int HeaderLength(int bytes) =>
        bytes <= Code.MaxFixStrLength ? 1 : bytes <= byte.MaxValue ? 2 : bytes <= ushort.MaxValue ? 3 : 5;

    public static int StoreHeader(ref byte target, int bytes)
    {
        if (bytes <= Code.MaxFixStrLength)
        {
            target = (byte)(Code.FixStr | bytes);
            return 1;
        }

        if (bytes <= byte.MaxValue)
        {
            target = Code.Str8;
            Unsafe.Add(ref target, 1) = (byte)bytes;
            return 2;
        }

        Span<byte> header = MemoryMarshal.CreateSpan(ref target, bytes <= ushort.MaxValue ? 3 : MaxHeaderLength);
        if (header.Length == 3)
        {
            header[0] = Code.Str16;
            BinaryPrimitives.WriteUInt16BigEndian(header[1..], (ushort)bytes);
        }
        else
        {
            header[0] = Code.Str32;
            BinaryPrimitives.WriteInt32BigEndian(header[1..], bytes);
        }

        return header.Length;
    }

    public static byte[] WithHeader(byte[] text)
    {
        var header = new byte[MaxHeaderLength];
        return [.. header[..StoreHeader(ref header[0], text.Length)], .. text];
    }

    public static bool IsHeader(byte code) => code is (>= Code.FixStr and < Code.Nil) or Code.Str8 or Code.Str16 or Code.Str32;

    public static int ReadHeader(ref InputCursor input)
    {
        int start = input.Position;
        byte code = input.ReadByte();
        uint length = code switch
        {
            >= Code.FixStr and < Code.Nil => (uint)(code - Code.FixStr),
            Code.Str8 => input.ReadByte(),
            Code.Str16 => MessagePackSkip.ReadUInt16(ref input),
            Code.Str32 => MessagePackSkip.ReadUInt32(ref input),
            _ => uint.MaxValue,
        };
        if (length > (uint)input.Left)
        {
            WireFormatException.Throw(start, "text that fits the rest of the input");
        }

        return (int)length;
    }
}
