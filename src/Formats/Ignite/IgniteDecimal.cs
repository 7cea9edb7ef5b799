using System.Buffers.Binary;
using SerBench.Formats.Contracts;
using SerBench.Formats.Wire;

namespace SerBench.Formats.Ignite;

/// <summary>Decimals as scale and big-endian magnitude, whose top bit is the sign (docs/formats/ignite.md, "Decimals").</summary>
internal static class IgniteDecimal
{
    private const int MaxScale = 28;
    private const int MaxMagnitude = 12;
    private const byte SignBit = 0x80;

    /// <summary>Writes scale, length and magnitude into ensured room.</summary>
    public static void Put(ref OutputCursor output, decimal value)
    {
        Span<int> parts = stackalloc int[4];
        decimal.GetBits(value, parts);
        Span<byte> magnitude = stackalloc byte[1 + MaxMagnitude];
        magnitude[0] = 0;
        BinaryPrimitives.WriteInt32BigEndian(magnitude[1..], parts[2]);
        BinaryPrimitives.WriteInt32BigEndian(magnitude[5..], parts[1]);
        BinaryPrimitives.WriteInt32BigEndian(magnitude[9..], parts[0]);
        int first = magnitude.IndexOfAnyExcept((byte)0);
        first = first < 0 ? MaxMagnitude : magnitude[first] >= SignBit ? first - 1 : first;
        magnitude = magnitude[first..];
        if (parts[3] < 0)
        {
            magnitude[0] |= SignBit;
        }

        output.Put((parts[3] >> 16) & 0xFF);
        output.Put(magnitude.Length);
        magnitude.CopyTo(output.Free());
        output.Advance(magnitude.Length);
    }

    public static decimal Read(ref InputCursor input)
    {
        int offset = input.Position;
        int scale = input.Read<int>();
        int length = input.Read<int>();
        if ((uint)scale > MaxScale || (uint)(length - 1) > MaxMagnitude)
        {
            WireFormatException.Throw(offset, $"a decimal of scale 0..{MaxScale} and 1..{MaxMagnitude + 1} bytes, found {scale} and {length}");
        }

        ReadOnlySpan<byte> bytes = input.ReadBytes(length);
        bool isNegative = bytes[0] >= SignBit;
        Span<byte> magnitude = stackalloc byte[1 + MaxMagnitude];
        magnitude.Clear();
        bytes.CopyTo(magnitude[^length..]);
        magnitude[^length] &= unchecked((byte)~SignBit);
        if (magnitude[0] != 0)
        {
            WireFormatException.Throw(offset, "a decimal of at most 96 bits");
        }

        return new decimal(
            BinaryPrimitives.ReadInt32BigEndian(magnitude[9..]),
            BinaryPrimitives.ReadInt32BigEndian(magnitude[5..]),
            BinaryPrimitives.ReadInt32BigEndian(magnitude[1..]),
            isNegative,
            (byte)scale);
    }
}
