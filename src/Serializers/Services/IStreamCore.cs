namespace SerBench.Serializers.Services;

public interface IStreamCore<T>
{
    void Write(T value, Stream output);

    T Read(Stream input);
}

public interface IPipeCore<T>
{
    void Write(T value, IBufferWriter<byte> output);

    T Read(ReadOnlySequence<byte> input);
}
