namespace SerBench.Formats.Contracts;

/// <summary>A serializer bound to a type. Only one thread at a time may use it: it may keep a library's writer between messages.</summary>
public interface ICodec<T>
{
    /// <summary>The result of decoding.</summary>
    CodecShape Shape { get; }

    /// <summary>Writes a message to the start of <paramref name="buffer"/> and sets its length.</summary>
    void Encode(T value, EncodeBuffer buffer);

    /// <summary>Refuses a value that would crash the codec. <see cref="Encode"/> calls this too; timed calls do not.</summary>
    /// <exception cref="UnsupportedValueException">The codec cannot carry this value.</exception>
    void Check(T value)
    {
    }

    /// <summary>The timed call: <see cref="Encode"/> for a value that has passed <see cref="Check"/>.</summary>
    void EncodeChecked(T value, EncodeBuffer buffer) => Encode(value, buffer);
}
