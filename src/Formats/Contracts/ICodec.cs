namespace SerBench.Formats.Contracts;

/// <summary>A serializer bound to one type. For one thread at a time: it may keep a library's writer from message to message.</summary>
public interface ICodec<T>
{
    CodecShape Shape { get; }

    /// <summary>Writes one message to the start of <paramref name="buffer"/> and sets its length.</summary>
    void Encode(T value, EncodeBuffer buffer);

    /// <summary>Refuses a value that the codec would not survive. <see cref="Encode"/> does so too; nothing that is timed does.</summary>
    /// <exception cref="UnsupportedValueException">The codec cannot carry this value.</exception>
    void Check(T value)
    {
    }

    /// <summary><see cref="Encode"/> of a value that <see cref="Check"/> has let pass: what may stand within the clock.</summary>
    void EncodeChecked(T value, EncodeBuffer buffer) => Encode(value, buffer);
}
