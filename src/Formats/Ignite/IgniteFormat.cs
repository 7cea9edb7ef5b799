using SerBench.Formats.Ignite;

namespace SerBench.Formats;

/// <summary><c>ignite</c>: Apache Ignite's binary objects with named fields and a compact footer (docs/formats/ignite.md).</summary>
public readonly struct IgniteFormat : IExplainedFormat
{
    /// <inheritdoc/>
    public static FormatInfo Info { get; } = new(
        "ignite", "Ignite", Traits.RandomAccess | Traits.SchemaNeeded | Traits.Graph | Traits.ValidatesInput | Traits.SameType, "ignite.md",
        BytesPerByte: 128)
    { Order = FieldOrder.ByName };

    /// <inheritdoc/>
    public static bool IsErased => true;

    /// <inheritdoc/>
    public static string? Refuse(ValueShape value) => IgniteRules.RefuseNamed(value);

    /// <inheritdoc/>
    [MethodImpl(AggressiveInlining)]
    public static void Encode<T, TBinarizer>(T value, EncodeBuffer buffer)
        where TBinarizer : struct, IBinarizer<T> => IgniteWriter<CompactMode>.Encode<T, TBinarizer>(value, buffer);

    /// <inheritdoc/>
    [MethodImpl(AggressiveInlining)]
    public static T Decode<T, TBinarizer>(ReadOnlySpan<byte> data)
        where TBinarizer : struct, IBinarizer<T> => IgniteReader<CompactMode>.Decode<T, TBinarizer>(data);

    /// <inheritdoc/>
    public static void Explain(MessageShape message, Anatomy anatomy) => IgniteExplainer.Explain(message, anatomy);
}
