using SerBench.Formats.Ignite;

namespace SerBench.Formats;

/// <summary><c>ignite-full</c>: Apache Ignite's binary objects with field ids in the footer (docs/formats/ignite.md).</summary>
public readonly struct IgniteFullFormat : IExplainedFormat
{
    /// <inheritdoc/>
    public static FormatInfo Info { get; } = new(
        "ignite-full", "Ignite, full footer", Traits.SelfDescribing | Traits.RandomAccess | Traits.Graph | Traits.ValidatesInput,
        "ignite.md", BytesPerByte: 128)
    { Order = FieldOrder.ByName };

    /// <inheritdoc/>
    public static bool IsErased => true;

    /// <inheritdoc/>
    public static string? Refuse(ValueShape value) => IgniteRules.RefuseNamed(value);

    /// <inheritdoc/>
    [MethodImpl(AggressiveInlining)]
    public static void Encode<T, TBinarizer>(T value, EncodeBuffer buffer)
        where TBinarizer : struct, IBinarizer<T> => IgniteWriter<FullMode>.Encode<T, TBinarizer>(value, buffer);

    /// <inheritdoc/>
    [MethodImpl(AggressiveInlining)]
    public static T Decode<T, TBinarizer>(ReadOnlySpan<byte> data)
        where TBinarizer : struct, IBinarizer<T> => IgniteReader<FullMode>.Decode<T, TBinarizer>(data);

    /// <inheritdoc/>
    public static void Explain(MessageShape message, Anatomy anatomy) => IgniteExplainer.Explain(message, anatomy);
}
