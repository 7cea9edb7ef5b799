namespace SerBench.Published.TypedLadder.Format;

// `typed-bitmap` has big-endian numbers of fixed width, and a bit for every nullable field (docs/formats/typed.md).
public readonly struct TypedBitmapFormat : IExplainedFormat
{
    public static FormatInfo Info { get; } = new("typed-bitmap", "Typed, bitmap", Traits.ValidatesInput | Traits.SameType, "typed.md");

    public static bool IsErased => true;

    public static string? Refuse(ValueShape value) => null;

    [MethodImpl(AggressiveInlining)]
    public static void Encode<T, TBinarizer>(T value, EncodeBuffer buffer)
        where TBinarizer : struct, IBinarizer<T> => TypedObjects<BitmapLayout>.Encode<T, TBinarizer>(value, buffer);

    [MethodImpl(AggressiveInlining)]
    public static T Decode<T, TBinarizer>(ReadOnlySpan<byte> data)
        where TBinarizer : struct, IBinarizer<T> => TypedObjects<BitmapLayout>.Decode<T, TBinarizer>(data);

    public static void Explain(MessageShape message, Anatomy anatomy) => TypedExplainer<BitmapLayout>.Explain(message, anatomy);
}
