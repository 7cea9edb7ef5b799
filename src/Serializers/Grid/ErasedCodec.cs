namespace SerBench.Serializers.Grid;

internal sealed class ErasedCodec<T, TCore> : IObjectCodec<T>, IHasCore
    where T : class
    where TCore : struct, IObjectCore<object>
{
    public CodecShape Shape => CodecShape.Object;

    public void Encode(T value, EncodeBuffer buffer) => default(TCore).Encode(value, buffer);

    public T Decode(ArraySegment<byte> data) => Unsafe.As<T>(default(TCore).Decode(data));

    public TResult Accept<TResult>(ICoreVisitor<TResult> visitor) => visitor.VisitObjects<object, TCore>(default);
}

// FormatCore is compiled once for all classes, so its calls are looked up at run time. This core is compiled for one format and binarizer
// (docs/decisions/0006).
internal readonly struct ErasedCore<TFormat, TBinarizer> : IObjectCore<object>, ISpanCore<object>
    where TFormat : IFormat
    where TBinarizer : struct, IWitness
{
    [MethodImpl(AggressiveInlining)]
    public void Encode(object value, EncodeBuffer buffer) => ErasedCall<TFormat, TBinarizer>.Encode(value, buffer);

    [MethodImpl(AggressiveInlining)]
    public object Decode(ArraySegment<byte> data) => TFormat.Decode<object, ErasedBinarizer<TBinarizer>>(data);

    object ISpanCore<object>.Decode(ReadOnlySpan<byte> data) => TFormat.Decode<object, ErasedBinarizer<TBinarizer>>(data);
}
