using SerBench.Formats.Ignite;

namespace SerBench.Formats;

/// <summary><c>ignite-raw</c>: Apache Ignite's binary objects in raw mode, without footer (docs/formats/ignite.md).</summary>
public readonly struct IgniteRawFormat : IExplainedFormat
{
    /// <inheritdoc/>
    public static FormatInfo Info { get; } = new(
        "ignite-raw", "Ignite Raw", Traits.SchemaNeeded | Traits.Graph | Traits.ValidatesInput | Traits.SameType, "ignite.md",
        BytesPerByte: 128)
    { Order = FieldOrder.ByName };

    /// <inheritdoc/>
    public static bool IsErased => true;

    /// <inheritdoc/>
    public static string? Refuse(ValueShape value) => null;

    /// <inheritdoc/>
    [MethodImpl(AggressiveInlining)]
    public static void Encode<T, TBinarizer>(T value, EncodeBuffer buffer)
        where TBinarizer : struct, IBinarizer<T> => IgniteWriter<RawMode>.Encode<T, TBinarizer>(value, buffer);

    /// <inheritdoc/>
    [MethodImpl(AggressiveInlining)]
    public static T Decode<T, TBinarizer>(ReadOnlySpan<byte> data)
        where TBinarizer : struct, IBinarizer<T> => IgniteReader<RawMode>.Decode<T, TBinarizer>(data);

    /// <inheritdoc/>
    public static void Explain(MessageShape message, Anatomy anatomy) => IgniteExplainer.Explain(message, anatomy);
}
