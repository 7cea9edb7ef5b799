namespace SerBench.Serializers.Services;

// Each message takes a whole stream.
public interface IStreamCore<T>
{
    void Write(T value, Stream output);

    T Read(Stream input);
}

// Messages are in pieces.
public interface IPipeCore<T>
{
    void Write(T value, IBufferWriter<byte> output);

    T Read(ReadOnlySequence<byte> input);
}
