namespace SerBench.Formats.Typed;

/// <summary><c>typed-markers</c>: numbers of fixed width, big-endian, and a marker byte before every field. Layout: docs/formats/typed.md.</summary>
public readonly struct TypedMarkersFormat : IExplainedFormat
{
    /// <inheritdoc/>
    public static FormatInfo Info { get; } = new("typed-markers", "Typed, markers", Traits.ValidatesInput | Traits.SameType, "typed.md");

    /// <inheritdoc/>
    public static bool IsErased => true;

    /// <summary>Returns null: every type can be carried.</summary>
    public static string? Refuse(ValueShape value) => null;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Encode<T, TBinarizer>(T value, EncodeBuffer buffer)
        where TBinarizer : struct, IBinarizer<T> => TypedObjects<MarkersLayout>.Encode<T, TBinarizer>(value, buffer);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Decode<T, TBinarizer>(ReadOnlySpan<byte> data)
        where TBinarizer : struct, IBinarizer<T> => TypedObjects<MarkersLayout>.Decode<T, TBinarizer>(data);

    /// <inheritdoc/>
    public static void Explain(MessageShape message, Anatomy anatomy) => TypedExplainer<MarkersLayout>.Explain(message, anatomy);
}

/// <summary>
/// <c>typed-bitmap</c>: numbers of fixed width, big-endian, and a bit for every field that can be null. Layout: docs/formats/typed.md.
/// </summary>
public readonly struct TypedBitmapFormat : IExplainedFormat
{
    /// <inheritdoc/>
    public static FormatInfo Info { get; } = new("typed-bitmap", "Typed, bitmap", Traits.ValidatesInput | Traits.SameType, "typed.md");

    /// <inheritdoc/>
    public static bool IsErased => true;

    /// <summary>Returns null: every type can be carried.</summary>
    public static string? Refuse(ValueShape value) => null;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Encode<T, TBinarizer>(T value, EncodeBuffer buffer)
        where TBinarizer : struct, IBinarizer<T> => TypedObjects<BitmapLayout>.Encode<T, TBinarizer>(value, buffer);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Decode<T, TBinarizer>(ReadOnlySpan<byte> data)
        where TBinarizer : struct, IBinarizer<T> => TypedObjects<BitmapLayout>.Decode<T, TBinarizer>(data);

    /// <inheritdoc/>
    public static void Explain(MessageShape message, Anatomy anatomy) => TypedExplainer<BitmapLayout>.Explain(message, anatomy);
}

/// <summary>
/// <c>typed-no-nulls</c>: <c>typed-bitmap</c> with one more idea, a path for objects without null (docs/formats/typed.md, "Ideas").
/// </summary>
[OnlyByName]
internal readonly struct TypedNoNullsFormat : IFormat
{
    public static FormatInfo Info { get; } = new("typed-no-nulls", "Typed, a path for objects without null", Traits.ValidatesInput | Traits.SameType, "typed.md");

    public static bool IsErased => true;

    /// <summary>Returns null: every type can be carried.</summary>
    public static string? Refuse(ValueShape value) => null;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Encode<T, TBinarizer>(T value, EncodeBuffer buffer)
        where TBinarizer : struct, IBinarizer<T> => TypedObjects<NoNullsLayout>.Encode<T, TBinarizer>(value, buffer);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Decode<T, TBinarizer>(ReadOnlySpan<byte> data)
        where TBinarizer : struct, IBinarizer<T> => TypedObjects<NoNullsLayout>.Decode<T, TBinarizer>(data);
}

/// <summary><c>typed-reordered</c>: <c>typed-bitmap</c> with one more idea, fixed-width values first (docs/formats/typed.md, "Ideas").</summary>
[OnlyByName]
internal readonly struct TypedReorderedFormat : IFormat
{
    public static FormatInfo Info { get; } = new("typed-reordered", "Typed, fixed-width values first", Traits.ValidatesInput | Traits.SameType, "typed.md");

    public static bool IsErased => true;

    /// <summary>Returns null: every type can be carried.</summary>
    public static string? Refuse(ValueShape value) => null;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Encode<T, TBinarizer>(T value, EncodeBuffer buffer)
        where TBinarizer : struct, IBinarizer<T> => TypedObjects<ReorderedLayout>.Encode<T, TBinarizer>(value, buffer);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Decode<T, TBinarizer>(ReadOnlySpan<byte> data)
        where TBinarizer : struct, IBinarizer<T> => TypedObjects<ReorderedLayout>.Decode<T, TBinarizer>(data);
}

/// <summary>
/// <c>typed-short-text</c>: <c>typed-bitmap</c> with one more idea, the length of short text in the bitmap (docs/formats/typed.md, "Ideas").
/// </summary>
[OnlyByName]
internal readonly struct TypedShortTextFormat : IFormat
{
    public static FormatInfo Info { get; } = new("typed-short-text", "Typed, the length of short text in the bitmap", Traits.ValidatesInput | Traits.SameType, "typed.md");

    public static bool IsErased => true;

    /// <summary>Returns null: every type can be carried.</summary>
    public static string? Refuse(ValueShape value) => null;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Encode<T, TBinarizer>(T value, EncodeBuffer buffer)
        where TBinarizer : struct, IBinarizer<T> => TypedObjects<ShortTextLayout>.Encode<T, TBinarizer>(value, buffer);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Decode<T, TBinarizer>(ReadOnlySpan<byte> data)
        where TBinarizer : struct, IBinarizer<T> => TypedObjects<ShortTextLayout>.Decode<T, TBinarizer>(data);
}
