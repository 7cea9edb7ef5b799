using SerBench.Published.TypedLadder.Format;

namespace SerBench.Published.TypedLadder.Format;

/// <summary><c>typed-markers</c>: big-endian numbers of fixed width, and a marker byte before every field
/// (docs/formats/typed.md).</summary>
public readonly struct TypedMarkersFormat : IExplainedFormat
{
    /// <inheritdoc/>
    public static FormatInfo Info { get; } = new("typed-markers", "Typed, markers", Traits.ValidatesInput | Traits.SameType, "typed.md");

    /// <inheritdoc/>
    public static bool IsErased => true;

    /// <summary>Returns null: every type can be carried.</summary>
    public static string? Refuse(ValueShape value) => null;

    /// <inheritdoc/>
    [MethodImpl(AggressiveInlining)]
    public static void Encode<T, TBinarizer>(T value, EncodeBuffer buffer)
        where TBinarizer : struct, IBinarizer<T> => TypedObjects<MarkersLayout>.Encode<T, TBinarizer>(value, buffer);

    /// <inheritdoc/>
    [MethodImpl(AggressiveInlining)]
    public static T Decode<T, TBinarizer>(ReadOnlySpan<byte> data)
        where TBinarizer : struct, IBinarizer<T> => TypedObjects<MarkersLayout>.Decode<T, TBinarizer>(data);

    /// <inheritdoc/>
    public static void Explain(MessageShape message, Anatomy anatomy) => TypedExplainer<MarkersLayout>.Explain(message, anatomy);
}
