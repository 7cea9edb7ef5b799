namespace SerBench.Serializers.Emission;

// Applies limits that a library lacks. The measured loops run the library alone.
internal sealed class LimitedCodec<T>(IObjectCodec<T> limited, ICodec<T> plain) : IObjectCodec<T>, IPreparedCodec<T>
{
    public CodecShape Shape => CodecShape.Object;

    public void Encode(T value, EncodeBuffer buffer) => limited.Encode(value, buffer);

    public T Decode(ArraySegment<byte> data) => limited.Decode(data);

    IWorkload IPreparedCodec<T>.Prepare(T[] values, Func<T, ulong> touch, Func<T, T, bool> areEqual) =>
        plain.Prepare(values, touch, areEqual);
}
