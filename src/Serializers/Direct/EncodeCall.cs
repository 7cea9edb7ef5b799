namespace SerBench.Serializers.Direct;

// Run does not return the message, because handing the message over would cost several nanoseconds.
internal abstract class EncodeCall<T>
{
    public abstract int Run(T[] values, int next, int times);

    public abstract byte[] ToArray(T value);
}

internal sealed class WriterCall<T>(Action<T, IBufferWriter<byte>> encode) : EncodeCall<T>
{
    private readonly EncodeBuffer _buffer = new();
    private readonly EncodeBufferWriter _output = new();

    public override int Run(T[] values, int next, int times)
    {
        for (int i = 0; i < times; i++)
        {
            _output.Begin(_buffer);
            encode(values[next], _output);
            next = next + 1 < values.Length ? next + 1 : 0;
        }

        return next;
    }

    public override byte[] ToArray(T value)
    {
        _output.Begin(_buffer);
        encode(value, _output);
        return _buffer.ToArray();
    }
}

internal sealed class ArrayCall<T>(Func<T, byte[]> encode) : EncodeCall<T>
{
    public byte[]? Last { get; private set; }

    public override int Run(T[] values, int next, int times)
    {
        for (int i = 0; i < times; i++)
        {
            Last = encode(values[next]);
            next = next + 1 < values.Length ? next + 1 : 0;
        }

        return next;
    }

    public override byte[] ToArray(T value) => encode(value);
}

internal sealed class LibraryMemoryCall<T>(Action<T> encode, Func<ReadOnlyMemory<byte>> written) : EncodeCall<T>
{
    public override int Run(T[] values, int next, int times)
    {
        for (int i = 0; i < times; i++)
        {
            encode(values[next]);
            next = next + 1 < values.Length ? next + 1 : 0;
        }

        return next;
    }

    public override byte[] ToArray(T value)
    {
        encode(value);
        return written().ToArray();
    }
}
