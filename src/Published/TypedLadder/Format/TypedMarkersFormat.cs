namespace SerBench.Published.TypedLadder.Format;

// `typed-markers` has big-endian numbers of fixed width, and a marker byte before every field (docs/formats/typed.md).
public readonly struct TypedMarkersFormat : IExplainedFormat
{
    public static FormatInfo Info { get; } = new("typed-markers", "Typed, markers", Traits.ValidatesInput | Traits.SameType, "typed.md");

    public static bool IsErased => true;

    public static string? Refuse(ValueShape value) => null;

    [MethodImpl(AggressiveInlining)]
    public static void Encode<T, TBinarizer>(T value, EncodeBuffer buffer)
        where TBinarizer : struct, IBinarizer<T> => TypedObjects<MarkersLayout>.Encode<T, TBinarizer>(value, buffer);

    [MethodImpl(AggressiveInlining)]
    public static T Decode<T, TBinarizer>(ReadOnlySpan<byte> data)
        where TBinarizer : struct, IBinarizer<T> => TypedObjects<MarkersLayout>.Decode<T, TBinarizer>(data);

    public static void Explain(MessageShape message, Anatomy anatomy) => TypedExplainer<MarkersLayout>.Explain(message, anatomy);
}
