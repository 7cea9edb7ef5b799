using System.Diagnostics;
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics.X86;
using SerBench.Formats.Contracts;

namespace SerBench.Formats.Wire;

/// <summary>Base-128 numbers: seven bits per byte, low bits first, the high bit says that more follow.</summary>
public static class Varint
{
    public const int MaxLength32 = 5;
    public const int MaxLength64 = 10;
    internal const ulong HighBits = 0x8080_8080_8080_8080;

    // By the number of leading zeros, 64 for zero itself: (640 - 9 * 64) / 64 is one byte.
    public static int Length(ulong value) => (int)((640 - ((uint)BitOperations.LeadingZeroCount(value) * 9)) >> 6);

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
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int Store(ref byte target, ulong value)
    {
        int length = Length(value);
        ulong sign = value >> 63;
        Unsafe.WriteUnaligned(ref target, Deposit(value) | MoreBits(length));
        Unsafe.WriteUnaligned(ref Unsafe.Add(ref target, sizeof(ulong)), (ushort)(((value >> 56) & 0x7F) | (sign << 7) | (sign << 8)));
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

    /// <summary>
    /// A varint of more than one byte, at most ten, the tenth 0 or 1. Where ten bytes are left all are gathered at once: the time does not
    /// depend on the value, so varied data misses no branches.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ulong ReadWide(ref InputCursor input)
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

    /// <summary>As <see cref="Read"/>, but takes the place by value, so that the caller's can stay in registers.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static ulong ReadAt(ReadOnlySpan<byte> data, int start, out int position)
    {
        var input = new InputCursor(data, start);
        ulong value = Read(ref input);
        position = input.Position;
        return value;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ulong Deposit(ulong value) =>
        Bmi2.X64.IsSupported ? Bmi2.X64.ParallelBitDeposit(value, ~HighBits) : Spread(value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ulong Extract(ulong bytes) =>
        Bmi2.X64.IsSupported ? Bmi2.X64.ParallelBitExtract(bytes, ~HighBits) : Gather(bytes);

    /// <summary>The high bit of each of the first eight bytes that is not the last of a varint.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ulong MoreBits(int length) => Bmi2.X64.IsSupported
        ? Bmi2.X64.ZeroHighBits(HighBits, (ulong)(8 * (length - 1)))
        : HighBits & (length > sizeof(ulong) ? ulong.MaxValue : (1UL << (8 * (length - 1))) - 1);

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

    // <content>
    // Numbers of 32 bits and less, whose sign is spread over 64 bits: a negative one takes ten bytes, of which the last two are always the same.
    // Neither direction branches on the value. What is spelled otherwise than it would be written is left to the general reader.
    // </content>

    /// <summary>The last two of the ten bytes of a negative number.</summary>
    internal const ushort NegativeTail = 0x01FF;

    /// <summary>As <see cref="Store"/>, for a number of at most 32 bits.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static nint StoreSigned(ref byte target, long value)
    {
        ref readonly VarintShape shape = ref VarintShape.Of(value);
        StoreSigned(ref target, value, in shape);
        return shape.Length;
    }

    /// <summary>As above, for a caller who needs the length first.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static void StoreSigned(ref byte target, long value, ref readonly VarintShape shape)
    {
        Debug.Assert(value is >= int.MinValue and <= int.MaxValue);
        Debug.Assert(shape.Length == Length((ulong)value));
        Unsafe.WriteUnaligned(ref target, Deposit((ulong)value) | shape.MoreBits);
        Unsafe.WriteUnaligned(ref Unsafe.Add(ref target, sizeof(ulong)), NegativeTail);
    }

    /// <summary>Stores a tag of one byte and a number of one or two behind it, over room for four bytes, and answers their length.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int StoreTagged(ref byte target, byte tag, byte value)
    {
        // Of a number from 128 the high bit says by itself that more follows, and what follows is 1.
        Unsafe.WriteUnaligned(ref target, tag | ((uint)value << 8) | (1u << 16));
        return 2 + (value >> 7);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int ReadInt32(ref InputCursor input)
    {
        if (TryReadSigned(ref input, out long value, int.MinValue, int.MaxValue))
        {
            return (int)value;
        }

        value = ReadRange(input.Data, input.Position, int.MinValue, int.MaxValue, out int position);
        input.Resume(position);
        return (int)value;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static short ReadInt16(ref InputCursor input)
    {
        if (TryReadSigned(ref input, out long value, short.MinValue, short.MaxValue))
        {
            return (short)value;
        }

        value = ReadRange(input.Data, input.Position, short.MinValue, short.MaxValue, out int position);
        input.Resume(position);
        return (short)value;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte ReadByte(ref InputCursor input)
    {
        if (input.Left >= sizeof(ushort))
        {
            uint pair = input.Peek<ushort>();
            uint isLong = (pair >> 7) & 1;
            if ((((pair >> 8) ^ 1) & (0 - isLong)) == 0)
            {
                // A number from 128 is its first byte: see StoreTagged.
                input.Advance(1 + (int)isLong);
                return (byte)pair;
            }
        }

        long value = ReadRange(input.Data, input.Position, byte.MinValue, byte.MaxValue, out int position);
        input.Resume(position);
        return (byte)value;
    }

    /// <summary>A number that must lie in a range. Takes the place by value, so that the caller's can stay in registers.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static long ReadRange(ReadOnlySpan<byte> data, int start, long least, long most, out int position)
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

    /// <summary>
    /// Looks, without moving, at a number some bytes further on, from where <see cref="MaxLength64"/> bytes must be there; says whether it is in
    /// a range and spelled as it would be written. Eight bytes are gathered and taken for a number with a sign: right for those that end within
    /// them, and for negative ones, which go on with the two bytes that follow.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static bool TryPeekSigned(scoped ref readonly InputCursor input, int ahead, long least, long most, out long value, out int length)
    {
        const int SpareBits = 8;
        ulong low = input.Peek<ulong>(ahead);
        uint tail = input.Peek<ushort>(ahead + sizeof(ulong));
        ulong ends = ~low & HighBits;
        int isLong = ends == 0 ? 1 : 0;
        value = (long)(Extract(low & (ends ^ (ends - 1))) << SpareBits) >> SpareBits;
        length = (BitOperations.TrailingZeroCount(ends) >> 3) + 1 + isLong;

        // One branch, which data that was written by us never takes: out of range, a sign without ten bytes, or ten bytes without a sign.
        bool isOdd = ((ulong)(value - least) > (ulong)(most - least))
            | (((value >> 63) + isLong) != 0)
            | (((tail ^ NegativeTail) & (uint)-isLong) != 0);
        return !isOdd;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
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
