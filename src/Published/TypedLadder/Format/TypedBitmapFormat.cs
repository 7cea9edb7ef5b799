using SerBench.Published.TypedLadder.Format;

namespace SerBench.Published.TypedLadder.Format;

/// <summary><c>typed-bitmap</c>: big-endian numbers of fixed width, and a bit for every field that can be null
/// (docs/formats/typed.md).</summary>
public readonly struct TypedBitmapFormat : IExplainedFormat
{
    /// <inheritdoc/>
    public static FormatInfo Info { get; } = new("typed-bitmap", "Typed, bitmap", Traits.ValidatesInput | Traits.SameType, "typed.md");

    /// <inheritdoc/>
    public static bool IsErased => true;

    /// <summary>Returns null: every type can be carried.</summary>
    public static string? Refuse(ValueShape value) => null;

    /// <inheritdoc/>
    [MethodImpl(AggressiveInlining)]
    public static void Encode<T, TBinarizer>(T value, EncodeBuffer buffer)
        where TBinarizer : struct, IBinarizer<T> => TypedObjects<BitmapLayout>.Encode<T, TBinarizer>(value, buffer);

    /// <inheritdoc/>
    [MethodImpl(AggressiveInlining)]
    public static T Decode<T, TBinarizer>(ReadOnlySpan<byte> data)
        where TBinarizer : struct, IBinarizer<T> => TypedObjects<BitmapLayout>.Decode<T, TBinarizer>(data);

    /// <inheritdoc/>
    public static void Explain(MessageShape message, Anatomy anatomy) => TypedExplainer<BitmapLayout>.Explain(message, anatomy);
}
