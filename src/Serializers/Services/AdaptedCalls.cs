namespace SerBench.Serializers.Services;

internal sealed class AdaptedCalls<T>(Action<T, EncodeBuffer> encode, Func<ArraySegment<byte>, T> decode) : IStreamCore<T>, IPipeCore<T>
{
    private readonly EncodeBuffer _output = new();
    private readonly EncodeBuffer _input = new();

    public void Write(T value, Stream output)
    {
        encode(value, _output);
        output.Write(_output.Written);
    }

    public void Write(T value, IBufferWriter<byte> output)
    {
        encode(value, _output);
        output.Write(_output.Written);
    }

    public T Read(Stream input)
    {
        _input.Length = 0;
        for (int read; (read = input.Read(_input.Room(1))) > 0;)
        {
            _input.Length += read;
        }

        return decode(_input.Message);
    }

    public T Read(ReadOnlySequence<byte> input)
    {
        if (input.IsSingleSegment && MemoryMarshal.TryGetArray(input.First, out ArraySegment<byte> whole))
        {
            return decode(whole);
        }

        _input.Length = 0;
        input.CopyTo(_input.Room((int)input.Length));
        _input.Length = (int)input.Length;
        return decode(_input.Message);
    }
}
