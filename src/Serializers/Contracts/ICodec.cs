namespace SerBench.Serializers.Contracts;

/// <summary>A serializer bound to one model. For one thread at a time: it may keep what its library writes to from message to message.</summary>
public interface ICodec<T>
{
    CodecShape Shape { get; }

    /// <summary>Writes one message to the start of <paramref name="buffer"/> and sets its length.</summary>
    void Encode(T value, EncodeBuffer buffer);

    /// <summary>Encodes the values and makes all ready for timing.</summary>
    IWorkload Prepare(T[] values, Func<T, ulong> touch, Func<T, T, bool> areEqual);
}
