namespace SerBench.Formats.Wire;

/// <summary>Base-128 numbers: seven bits per byte, low bits first. The high bit says that more bytes follow.</summary>
public static class Varint
{
    /// <summary>The most bytes of a 32-bit number.</summary>
    public const int MaxLength32 = 5;
    /// <summary>The most bytes of a 64-bit number.</summary>
    public const int MaxLength64 = 10;
    internal const ulong HighBits = 0x8080_8080_8080_8080;

    /// <summary>The number of bytes of a value.</summary>
    public static int Length(ulong value) => (int)((640 - ((uint)BitOperations.LeadingZeroCount(value) * 9)) >> 6);

    /// <summary>Writes a value. The caller has ensured the room.</summary>
    [MethodImpl(Inlined)]
    public static void Put(ref OutputCursor output, ulong value)
    {
        if (value < 0x80)
        {
            output.PutByte((byte)value);
        }
        else
        {
            PutLong(ref output, value);
        }
    }

    /// <summary>Stores a value and returns its length. May overwrite <see cref="MaxLength64"/> bytes. No branch depends on the
    /// value.</summary>
    [MethodImpl(Inlined)]
    public static int Store(ref byte target, ulong value)
    {
        int length = Length(value);
        ulong sign = value >> 63;
        Unsafe.WriteUnaligned(ref target, Deposit(value) | MoreBits(length));
        Unsafe.WriteUnaligned(ref Unsafe.Add(ref target, sizeof(ulong)), (ushort)(((value >> 56) & 0x7F) | (sign << 7) | (sign << 8)));
        return length;
    }

    /// <summary>Reads at most ten bytes; drops bits beyond the 64th.</summary>
    [MethodImpl(Inlined)]
    public static ulong ReadTruncating(ref InputCursor input)
    {
        byte first = input.PeekByte();
        if (first < 0x80)
        {
            input.Advance(1);
            return first;
        }

        return ReadLong(ref input);
    }

    // Returns -1 if the last varint does not end.
    internal static int Count(ReadOnlySpan<byte> bytes)
    {
        if (!bytes.IsEmpty && bytes[^1] >= 0x80)
        {
            return -1;
        }

        int count = 0;
        ReadOnlySpan<ulong> words = MemoryMarshal.Cast<byte, ulong>(bytes);
        foreach (ulong word in words)
        {
            count += BitOperations.PopCount(~word & HighBits);
        }

        foreach (byte rest in bytes[(words.Length * sizeof(ulong))..])
        {
            count += rest < 0x80 ? 1 : 0;
        }

        return count;
    }

    /// <summary>Reads at most ten bytes; the tenth must be 0 or 1. Needless bytes are accepted.</summary>
    [MethodImpl(Inlined)]
    public static ulong Read(ref InputCursor input)
    {
        byte first = input.ReadByte();
        return first < 0x80 ? first : ReadStrict(ref input, first);
    }

    /// <summary>Makes numbers near zero short, also negative numbers.</summary>
    public static ulong ZigZag(long value) => (ulong)((value << 1) ^ (value >> 63));

    /// <summary>Reverses <see cref="ZigZag"/>.</summary>
    public static long UnZigZag(ulong value) => (long)(value >> 1) ^ -(long)(value & 1);

    private static void PutLong(ref OutputCursor output, ulong value)
    {
        while (value >= 0x80)
        {
            output.PutByte((byte)(value | 0x80));
            value >>= 7;
        }

        output.PutByte((byte)value);
    }

    private static ulong ReadStrict(ref InputCursor input, byte first)
    {
        ulong value = first & 0x7Fu;
        for (int shift = 7; shift < 64; shift += 7)
        {
            byte next = input.ReadByte();
            if (shift == 63 && next > 1)
            {
                break;
            }

            value |= (ulong)(next & 0x7F) << shift;
            if (next < 0x80)
            {
                return value;
            }
        }

        WireFormatException.Throw(input.Position, "a varint of at most 64 bits");
        return 0;
    }

    // Reads two to ten bytes; the tenth must be 0 or 1. If ten bytes are left, the time does not depend on the value.
    [MethodImpl(Inlined)]
    internal static ulong ReadWide(ref InputCursor input)
    {
        if (input.Left < MaxLength64)
        {
            ulong value = ReadAt(input.Data, input.Position, out int position);
            input.Resume(position);
            return value;
        }

        ulong low = input.Peek<ulong>();
        uint high = input.Peek<ushort>(sizeof(ulong));
        ulong ends = ~low & HighBits;
        bool isLong = ends == 0;
        uint tail = isLong ? (high & 0x7F) | ((high >> 1) & 0x80 & (0u - ((high >> 7) & 1))) : 0;
        if (isLong && (high & 0x80) != 0 && high >> 9 != 0)
        {
            WireFormatException.Throw(input.Position, "a varint of at most 64 bits");
        }

        input.Advance((BitOperations.TrailingZeroCount(ends) >> 3) + 1 + (isLong ? (int)((high >> 7) & 1) : 0));
        return Extract(low & (ends ^ (ends - 1))) | ((ulong)tail << 56);
    }

    // The position is passed by value, so that the caller's cursor can stay in registers.
    [MethodImpl(NoInlining)]
    internal static ulong ReadAt(ReadOnlySpan<byte> data, int start, out int position)
    {
        var input = new InputCursor(data, start);
        ulong value = Read(ref input);
        position = input.Position;
        return value;
    }

    [MethodImpl(Inlined)]
    private static ulong Deposit(ulong value) =>
        Bmi2.X64.IsSupported ? Bmi2.X64.ParallelBitDeposit(value, ~HighBits) : Spread(value);

    [MethodImpl(Inlined)]
    private static ulong Extract(ulong bytes) =>
        Bmi2.X64.IsSupported ? Bmi2.X64.ParallelBitExtract(bytes, ~HighBits) : Gather(bytes);

    // Returns the high bits that mark all bytes but the last as continued, for the first eight bytes.
    [MethodImpl(Inlined)]
    private static ulong MoreBits(int length) => Bmi2.X64.IsSupported
        ? Bmi2.X64.ZeroHighBits(HighBits, (ulong)(8 * (length - 1)))
        : HighBits & (length > sizeof(ulong) ? ulong.MaxValue : (1UL << (8 * (length - 1))) - 1);

    private static ulong Spread(ulong value)
    {
        value = (value & 0x0000_0000_0FFF_FFFF) | ((value << 4) & 0x0FFF_FFFF_0000_0000);
        value = (value & 0x0000_3FFF_0000_3FFF) | ((value << 2) & 0x3FFF_0000_3FFF_0000);
        return (value & 0x007F_007F_007F_007F) | ((value << 1) & 0x7F00_7F00_7F00_7F00);
    }

    private static ulong Gather(ulong bytes)
    {
        bytes = (bytes & 0x007F_007F_007F_007F) | ((bytes & 0x7F00_7F00_7F00_7F00) >> 1);
        bytes = (bytes & 0x0000_3FFF_0000_3FFF) | ((bytes & 0x3FFF_0000_3FFF_0000) >> 2);
        return (bytes & 0x0000_0000_0FFF_FFFF) | ((bytes & 0x0FFF_FFFF_0000_0000) >> 4);
    }

    internal static ulong ReadLong(ref InputCursor input)
    {
        if (input.Left >= sizeof(ulong))
        {
            ulong word = input.Peek<ulong>();
            ulong ends = ~word & HighBits;
            if (ends != 0)
            {
                input.Advance((BitOperations.TrailingZeroCount(ends) >> 3) + 1);
                return Gather(word & (ends ^ (ends - 1)));
            }
        }

        return ReadByBytes(ref input);
    }

    private static ulong ReadByBytes(ref InputCursor input)
    {
        ulong value = 0;
        for (int shift = 0; shift < 7 * MaxLength64; shift += 7)
        {
            byte next = input.ReadByte();
            value |= (ulong)(next & 0x7F) << shift;
            if (next < 0x80)
            {
                return value;
            }
        }

        WireFormatException.Throw(input.Position, "a varint of at most ten bytes");
        return 0;
    }

    // The methods below use ten bytes for a negative number, of which the last two are constant. ReadRange reads other encodings.

    internal const ushort NegativeTail = 0x01FF;

    [MethodImpl(Inlined)]
    internal static nint StoreSigned(ref byte target, long value)
    {
        ref readonly VarintShape shape = ref VarintShape.Of(value);
        StoreSigned(ref target, value, in shape);
        return shape.Length;
    }

    [MethodImpl(Inlined)]
    internal static void StoreSigned(ref byte target, long value, ref readonly VarintShape shape)
    {
        Debug.Assert(value is >= int.MinValue and <= int.MaxValue);
        Debug.Assert(shape.Length == Length((ulong)value));
        Unsafe.WriteUnaligned(ref target, Deposit((ulong)value) | shape.MoreBits);
        Unsafe.WriteUnaligned(ref Unsafe.Add(ref target, sizeof(ulong)), NegativeTail);
    }

    // Stores a tag of one byte and a number of one or two bytes; the target needs room for four. Returns the length.
    [MethodImpl(Inlined)]
    internal static int StoreTagged(ref byte target, byte tag, byte value)
    {
        // The value is at most 255. From 128 on its second byte is 1; below 128 the next write replaces that byte.
        Unsafe.WriteUnaligned(ref target, tag | ((uint)value << 8) | (1u << 16));
        return 2 + (value >> 7);
    }

    [MethodImpl(Inlined)]
    internal static int ReadInt32(ref InputCursor input)
    {
        if (TryReadSigned(ref input, out long value, int.MinValue, int.MaxValue))
        {
            return (int)value;
        }

        value = ReadRange(input.Data, input.Position, int.MinValue, int.MaxValue, out int position);
        input.Resume(position);
        return (int)value;
    }

    [MethodImpl(Inlined)]
    internal static short ReadInt16(ref InputCursor input)
    {
        if (TryReadSigned(ref input, out long value, short.MinValue, short.MaxValue))
        {
            return (short)value;
        }

        value = ReadRange(input.Data, input.Position, short.MinValue, short.MaxValue, out int position);
        input.Resume(position);
        return (short)value;
    }

    [MethodImpl(Inlined)]
    internal static byte ReadByte(ref InputCursor input)
    {
        if (input.Left >= sizeof(ushort))
        {
            uint pair = input.Peek<ushort>();
            uint isLong = (pair >> 7) & 1;
            if ((((pair >> 8) ^ 1) & (0 - isLong)) == 0)
            {
                // The first byte of a number from 128 to 255 equals the number, because the second byte is 1 (see StoreTagged).
                input.Advance(1 + (int)isLong);
                return (byte)pair;
            }
        }

        long value = ReadRange(input.Data, input.Position, byte.MinValue, byte.MaxValue, out int position);
        input.Resume(position);
        return (byte)value;
    }

    [MethodImpl(NoInlining)]
    internal static long ReadRange(ReadOnlySpan<byte> data, int start, long least, long most, out int position)
    {
        var input = new InputCursor(data, start);
        long value = (long)Read(ref input);
        if (value < least || value > most)
        {
            WireFormatException.Throw(input.Position, $"a number from {least} to {most}, not {value}");
        }

        position = input.Position;
        return value;
    }

    // Loads a number `ahead` bytes after the cursor; MaxLength64 bytes must be left there. Returns false if the number is out of range or
    // its length does not fit its sign. The first eight bytes are sign-extended, because the last two of a negative number are constant.
    [MethodImpl(Inlined)]
    internal static bool TryPeekSigned(
        scoped ref readonly InputCursor input, int ahead, long least, long most, out long value, out int length)
    {
        const int SpareBits = 8;
        ulong low = input.Peek<ulong>(ahead);
        uint tail = input.Peek<ushort>(ahead + sizeof(ulong));
        ulong ends = ~low & HighBits;
        int isLong = ends == 0 ? 1 : 0;
        value = (long)(Extract(low & (ends ^ (ends - 1))) << SpareBits) >> SpareBits;
        length = (BitOperations.TrailingZeroCount(ends) >> 3) + 1 + isLong;

        // One branch tests three cases: out of range, negative without ten bytes, ten bytes without a sign.
        bool isOdd = ((ulong)(value - least) > (ulong)(most - least))
            | (((value >> 63) + isLong) != 0)
            | (((tail ^ NegativeTail) & (uint)-isLong) != 0);
        return !isOdd;
    }

    [MethodImpl(Inlined)]
    private static bool TryReadSigned(ref InputCursor input, out long value, long least, long most)
    {
        if (input.Left < MaxLength64)
        {
            value = 0;
            return false;
        }

        if (!TryPeekSigned(in input, 0, least, most, out value, out int length))
        {
            return false;
        }

        input.Advance(length);
        return true;
    }
}
