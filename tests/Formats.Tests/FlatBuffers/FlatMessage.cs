namespace SerBench.Formats.Tests.FlatBuffers;

// A message made by hand, with content that no writer would produce.
internal sealed class FlatMessage
{
    private readonly List<byte> _bytes = [];

    public int Position => _bytes.Count;

    public FlatMessage Int(int value)
    {
        Span<byte> four = stackalloc byte[sizeof(int)];
        BinaryPrimitives.WriteInt32LittleEndian(four, value);
        _bytes.AddRange(four);
        return this;
    }

    public FlatMessage Short(int value)
    {
        _bytes.Add((byte)value);
        _bytes.Add((byte)(value >> 8));
        return this;
    }

    public FlatMessage Bytes(params ReadOnlySpan<byte> bytes)
    {
        _bytes.AddRange(bytes);
        return this;
    }

    // An offset from here to a place.
    public FlatMessage OffsetTo(int place) => Int(place - Position);

    // A copy with one of its numbers of four bytes replaced.
    public static byte[] With(byte[] message, int position, int value)
    {
        byte[] copy = (byte[])message.Clone();
        BinaryPrimitives.WriteInt32LittleEndian(copy.AsSpan(position), value);
        return copy;
    }

    // A copy with one of its numbers of two bytes replaced.
    public static byte[] WithShort(byte[] message, int position, int value)
    {
        byte[] copy = (byte[])message.Clone();
        BinaryPrimitives.WriteUInt16LittleEndian(copy.AsSpan(position), (ushort)value);
        return copy;
    }

    public byte[] ToArray() => [.. _bytes];
}
