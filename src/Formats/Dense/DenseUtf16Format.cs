using SerBench.Formats.Dense;

namespace SerBench.Formats;

/// <summary><c>dense:utf16</c>: <c>dense</c> with all text copied as UTF-16 (docs/formats/dense.md, "Text").</summary>
[OnlyByName]
public readonly struct DenseUtf16Format : IExplainedFormat
{
    /// <inheritdoc/>
    public static FormatInfo Info { get; } = DenseFormat.Info with { Id = "dense:utf16", Title = "Dense, UTF-16" };

    /// <inheritdoc/>
    public static string? Refuse(ValueShape value) => null;

    /// <inheritdoc/>
    public static bool IsErased => true;

    /// <inheritdoc/>
    [MethodImpl(AggressiveInlining)]
    public static void Encode<T, TBinarizer>(T value, EncodeBuffer buffer)
        where TBinarizer : struct, IBinarizer<T> => DenseObjects.WriteMessage<T, TBinarizer, CopiedText>(value, buffer);

    /// <inheritdoc/>
    [MethodImpl(AggressiveInlining)]
    public static T Decode<T, TBinarizer>(ReadOnlySpan<byte> data)
        where TBinarizer : struct, IBinarizer<T> => DenseFormat.Decode<T, TBinarizer>(data);

    /// <inheritdoc/>
    public static void Explain(MessageShape message, Anatomy anatomy) => DenseExplainer.Explain(message, anatomy);
}
