namespace SerBench.Serializers.Grid;

internal readonly struct FormatCore<T, TFormat, TBinarizer> : IObjectCore<T>, ISpanCore<T>
    where TFormat : IFormat
    where TBinarizer : struct, IBinarizer<T>
{
    [MethodImpl(AggressiveInlining)]
    public void Encode(T value, EncodeBuffer buffer) => TFormat.Encode<T, TBinarizer>(value, buffer);

    [MethodImpl(AggressiveInlining)]
    public T Decode(ArraySegment<byte> data) => TFormat.Decode<T, TBinarizer>(data);

    T ISpanCore<T>.Decode(ReadOnlySpan<byte> data) => TFormat.Decode<T, TBinarizer>(data);
}
