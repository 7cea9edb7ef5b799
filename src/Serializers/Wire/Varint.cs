using System.Numerics;
using System.Runtime.CompilerServices;
using SerBench.Serializers.Contracts;

namespace SerBench.Serializers.Wire;

/// <summary>Base-128 numbers: seven bits per byte, low bits first, the high bit says that more follow.</summary>
public static class Varint
{
    public const int MaxLength32 = 5;
    public const int MaxLength64 = 10;

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

    /// <summary>At most ten bytes, the tenth 0 or 1; overlong spellings of small numbers are accepted, as by protobuf.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ulong Read(ref InputCursor input)
    {
        byte first = input.ReadByte();
        return first < 0x80 ? first : ReadLong(ref input, first);
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

    private static ulong ReadLong(ref InputCursor input, byte first)
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
}
