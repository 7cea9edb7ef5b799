using System.Diagnostics;
using System.Numerics;
using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;

namespace SerBench.Formats.Wire;

/// <content>
/// Numbers of 32 bits and less, whose sign is spread over 64 bits: a negative one takes ten bytes, of which the last two are always the same.
/// Neither direction branches on the value. What is spelled otherwise than it would be written is left to the general reader.
/// </content>
public static partial class Varint
{
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
