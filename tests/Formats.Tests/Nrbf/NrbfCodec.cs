namespace SerBench.Formats.Tests.Nrbf;

internal sealed class NrbfCodec<T>(string access = "compiled")
{
    private readonly IObjectCodec<T> _codec = Witnesses.CodecOf<T>($"nrbf/{access}");
    private readonly EncodeBuffer _buffer = new();

    public byte[] Encode(T value) => _codec.EncodeToArray(value, _buffer);

    public T Decode(byte[] bytes) => _codec.Decode(bytes);

    // Checks that the bytes are BinaryFormatter's, that each reads the other's, and that a value read by us gives the same bytes again. In
    // NRBF these bytes cover the whole graph, with every value, shared reference, capacity and version.
    public T Check(T value)
    {
        byte[] expected = RealFormatter.Serialize(value!);
        Assert.Equal(expected, Encode(value));
        T read = Decode(expected);
        Assert.Equal(expected, RealFormatter.Serialize(read!));
        Assert.Equal(expected, Encode(read));

        // A value read by BinaryFormatter has its own capacities and comparers, but both must agree about it.
        object readByTheOther = RealFormatter.Deserialize(expected);
        Assert.Equal(RealFormatter.Serialize(readByTheOther), Encode((T)readByTheOther));
        return read;
    }

    // The same, unless the value is refused because BinaryFormatter would write it in a form that reads back changed. Then null comes back.
    public object? CheckUnlessRefused(T value)
    {
        try
        {
            Encode(value);
        }
        catch (UnsupportedValueException refused)
        {
            Assert.Matches("surrogate|negative zero", refused.Message);
            return null;
        }

        return Check(value);
    }
}
