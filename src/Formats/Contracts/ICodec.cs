namespace SerBench.Formats.Contracts;

/// <summary>A serializer bound to a type. Only one thread at a time may use a codec.</summary>
public interface ICodec<T>
{
    /// <summary>The result of decoding.</summary>
    CodecShape Shape { get; }

    /// <summary>Writes a message to the start of the buffer.</summary>
    void Encode(T value, EncodeBuffer buffer);

    /// <summary>Refuses a value that would crash the codec. <see cref="Encode"/> includes the check; <see cref="EncodeChecked"/> does
    /// not.</summary>
    /// <exception cref="UnsupportedValueException">The codec cannot represent this value.</exception>
    void Check(T value)
    {
    }

    /// <summary>Encodes a value that has passed <see cref="Check"/>. Only this call is timed.</summary>
    void EncodeChecked(T value, EncodeBuffer buffer) => Encode(value, buffer);
}
