using System.Buffers.Binary;

namespace SerBench.Model.Tests.DataSets.Rules;

// Bytes that an encoding by rule writes.
internal sealed class RuleOutput
{
    private readonly MemoryStream _bytes = new();

    public byte[] ToArray() => _bytes.ToArray();

    public int Length => (int)_bytes.Length;

    public void Byte(int value) => _bytes.WriteByte((byte)value);

    public void Bytes(ReadOnlySpan<byte> bytes) => _bytes.Write(bytes);

    public void Text(string text) => Bytes(Encoding.UTF8.GetBytes(text));

    public void LittleEndian(ulong value, int width)
    {
        Span<byte> bytes = stackalloc byte[8];
        BinaryPrimitives.WriteUInt64LittleEndian(bytes, value);
        Bytes(bytes[..width]);
    }

    public void BigEndian(ulong value, int width)
    {
        Span<byte> bytes = stackalloc byte[8];
        BinaryPrimitives.WriteUInt64BigEndian(bytes, value);
        Bytes(bytes[(8 - width)..]);
    }

    public void Varint(ulong value)
    {
        for (; value >= 0x80; value >>= 7)
        {
            Byte((int)(value & 0x7F) | 0x80);
        }

        Byte((int)value);
    }

    // The bits of a float of either width.
    public static ulong BitsOf(object number) =>
        number is float single ? BitConverter.SingleToUInt32Bits(single) : BitConverter.DoubleToUInt64Bits((double)number);
}
