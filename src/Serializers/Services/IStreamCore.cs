namespace SerBench.Serializers.Services;

/// <summary>A core whose library has calls for streams. Each message takes a whole stream.</summary>
public interface IStreamCore<T>
{
    void Write(T value, Stream output);

    T Read(Stream input);
}

/// <summary>A core whose library has calls for pipes: messages in pieces.</summary>
public interface IPipeCore<T>
{
    void Write(T value, IBufferWriter<byte> output);

    T Read(ReadOnlySequence<byte> input);
}
