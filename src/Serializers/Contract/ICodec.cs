namespace SerBench.Serializers.Contract;

// A serializer bound to a type. Only one thread at a time may use a codec.
public interface ICodec<T>
{
    CodecShape Shape { get; }

    // Writes a message to the start of the buffer.
    void Encode(T value, EncodeBuffer buffer);

    // Refuses a value that would crash the codec by UnsupportedValueException. Encode includes the check; EncodeChecked does not.
    void Check(T value)
    {
    }

    // Only this call is timed.
    void EncodeChecked(T value, EncodeBuffer buffer) => Encode(value, buffer);
}
