namespace SerBench.Published.TypedLadder.Format;

// `typed-no-nulls` is `typed-bitmap`, but reads objects that hold no null without null checks.
[OnlyByName]
internal readonly struct TypedNoNullsFormat : IFormat
{
    public static FormatInfo Info { get; } = new(
        "typed-no-nulls", "Typed, a path for objects without null", Traits.ValidatesInput | Traits.SameType, "typed.md");

    public static bool IsErased => true;

    public static string? Refuse(ValueShape value) => null;

    [MethodImpl(AggressiveInlining)]
    public static void Encode<T, TBinarizer>(T value, EncodeBuffer buffer)
        where TBinarizer : struct, IBinarizer<T> => TypedObjects<NoNullsLayout>.Encode<T, TBinarizer>(value, buffer);

    [MethodImpl(AggressiveInlining)]
    public static T Decode<T, TBinarizer>(ReadOnlySpan<byte> data)
        where TBinarizer : struct, IBinarizer<T> => TypedObjects<NoNullsLayout>.Decode<T, TBinarizer>(data);
}

[OnlyByName]
internal readonly struct TypedReorderedFormat : IFormat
{
    public static FormatInfo Info { get; } = new(
        "typed-reordered", "Typed, fixed-width values first", Traits.ValidatesInput | Traits.SameType, "typed.md");

    public static bool IsErased => true;

    public static string? Refuse(ValueShape value) => null;

    [MethodImpl(AggressiveInlining)]
    public static void Encode<T, TBinarizer>(T value, EncodeBuffer buffer)
        where TBinarizer : struct, IBinarizer<T> => TypedObjects<ReorderedLayout>.Encode<T, TBinarizer>(value, buffer);

    [MethodImpl(AggressiveInlining)]
    public static T Decode<T, TBinarizer>(ReadOnlySpan<byte> data)
        where TBinarizer : struct, IBinarizer<T> => TypedObjects<ReorderedLayout>.Decode<T, TBinarizer>(data);
}

[OnlyByName]
internal readonly struct TypedShortTextFormat : IFormat
{
    public static FormatInfo Info { get; } = new(
        "typed-short-text", "Typed, the length of short text in the bitmap", Traits.ValidatesInput | Traits.SameType, "typed.md");

    public static bool IsErased => true;

    public static string? Refuse(ValueShape value) => null;

    [MethodImpl(AggressiveInlining)]
    public static void Encode<T, TBinarizer>(T value, EncodeBuffer buffer)
        where TBinarizer : struct, IBinarizer<T> => TypedObjects<ShortTextLayout>.Encode<T, TBinarizer>(value, buffer);

    [MethodImpl(AggressiveInlining)]
    public static T Decode<T, TBinarizer>(ReadOnlySpan<byte> data)
        where TBinarizer : struct, IBinarizer<T> => TypedObjects<ShortTextLayout>.Decode<T, TBinarizer>(data);
}
