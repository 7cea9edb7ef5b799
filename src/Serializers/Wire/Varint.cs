using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using SerBench.Serializers.Contracts;

namespace SerBench.Serializers.Wire;

/// <summary>Base-128 numbers: seven bits per byte, low bits first, the high bit says that more follow.</summary>
public static class Varint
{
    public const int MaxLength32 = 5;
    public const int MaxLength64 = 10;
    private const ulong HighBits = 0x8080_8080_8080_8080;

    public static int Length(ulong value) => (BitOperations.Log2(value | 1) * 9 + 73) >> 6;

    /// <summary>Writes into ensured room.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
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

    /// <summary>
    /// Writes to a place with room for <see cref="MaxLength64"/> bytes, all of which may be overwritten, and answers the length. All
    /// groups of seven bits are spread at once: the time does not depend on the value, so varied data misses no branches.
    /// </summary>
    public static int Store(ref byte target, ulong value)
    {
        int length = Length(value);
        if (length <= sizeof(ulong))
        {
            ulong more = HighBits & ((1UL << (8 * (length - 1))) - 1);
            Unsafe.WriteUnaligned(ref target, Spread(value) | more);
        }
        else
        {
            Unsafe.WriteUnaligned(ref target, Spread(value) | HighBits);
            Unsafe.Add(ref target, 8) = (byte)((value >> 56) | (length == MaxLength64 ? 0x80UL : 0));
            Unsafe.Add(ref target, 9) = (byte)(value >> 63);
        }

        return length;
    }

    /// <summary>
    /// Reads as protobuf does: at most ten bytes, of which bits beyond the 64th are dropped. Eight bytes are gathered at once where so
    /// many are left.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
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

    /// <summary>How many varints end in some bytes; -1 when the last does not end.</summary>
    public static int Count(ReadOnlySpan<byte> bytes)
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

    /// <summary>At most ten bytes, the tenth 0 or 1; overlong spellings of small numbers are accepted, as by protobuf.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ulong Read(ref InputCursor input)
    {
        byte first = input.ReadByte();
        return first < 0x80 ? first : ReadStrict(ref input, first);
    }

    public static ulong ZigZag(long value) => (ulong)((value << 1) ^ (value >> 63));

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

    /// <summary>Gives each of the lowest eight groups of seven bits a byte of its own.</summary>
    private static ulong Spread(ulong value)
    {
        value = (value & 0x0000_0000_0FFF_FFFF) | ((value << 4) & 0x0FFF_FFFF_0000_0000);
        value = (value & 0x0000_3FFF_0000_3FFF) | ((value << 2) & 0x3FFF_0000_3FFF_0000);
        return (value & 0x007F_007F_007F_007F) | ((value << 1) & 0x7F00_7F00_7F00_7F00);
    }

    /// <summary>The reverse of <see cref="Spread"/>.</summary>
    private static ulong Gather(ulong bytes)
    {
        bytes = (bytes & 0x007F_007F_007F_007F) | ((bytes & 0x7F00_7F00_7F00_7F00) >> 1);
        bytes = (bytes & 0x0000_3FFF_0000_3FFF) | ((bytes & 0x3FFF_0000_3FFF_0000) >> 2);
        return (bytes & 0x0000_0000_0FFF_FFFF) | ((bytes & 0x0FFF_FFFF_0000_0000) >> 4);
    }

    /// <summary>Reads a varint of more than one byte as <see cref="ReadTruncating"/> does.</summary>
    public static ulong ReadLong(ref InputCursor input)
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
}
