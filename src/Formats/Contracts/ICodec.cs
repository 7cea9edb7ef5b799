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

/// <summary>A codec that builds objects.</summary>
public interface IObjectCodec<T> : ICodec<T>
{
    /// <summary>Reads one message that takes all of <paramref name="data"/>.</summary>
    T Decode(ArraySegment<byte> data);
}

/// <summary>A codec that reads values where they lie.</summary>
public interface IViewCodec<T> : ICodec<T>
{
    /// <summary>Reads every leaf in place into a checksum.</summary>
    ulong Read(ArraySegment<byte> data);

    /// <summary>The checksum that <see cref="Read"/> must give for a value.</summary>
    ulong Expect(T value);
}

/// <summary>What decoding gives. Only rows of one shape are compared.</summary>
public enum CodecShape
{
    /// <summary>Objects are really built.</summary>
    Object,

    /// <summary>Values are read in place; every leaf is consumed.</summary>
    View,

    /// <summary>Nothing: a row that only has a size.</summary>
    SizeOnly,
}
