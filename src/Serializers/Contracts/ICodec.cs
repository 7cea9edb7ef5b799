namespace SerBench.Serializers.Contracts;

/// <summary>A serializer bound to one model. For one thread at a time: it may keep what its library writes to from message to message.</summary>
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

    /// <summary>Checks and encodes the values and makes all ready for timing.</summary>
    IWorkload Prepare(T[] values, Func<T, ulong> touch, Func<T, T, bool> areEqual);
}
