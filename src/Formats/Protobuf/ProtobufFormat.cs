using SerBench.Formats.Protobuf;

namespace SerBench.Formats;

/// <summary><c>protobuf</c>: protobuf with the conventions of protobuf-net (docs/formats/protobuf.md).</summary>
public readonly struct ProtobufFormat : IExplainedFormat
{
    /// <inheritdoc/>
    public static FormatInfo Info { get; } = new(
        "protobuf", "protobuf, ours", Traits.SchemaNeeded | Traits.ValidatesInput | Traits.FoldsNull, "protobuf.md");

    /// <inheritdoc/>
    public static bool IsErased => true;

    /// <inheritdoc/>
    public static string? Refuse(ValueShape value) => ProtobufShapes.Refuse(value);

    /// <inheritdoc/>
    [MethodImpl(AggressiveInlining)]
    public static void Encode<T, TBinarizer>(T value, EncodeBuffer buffer)
        where TBinarizer : struct, IBinarizer<T> => ProtobufMessage<ProtobufNetRules>.Encode<T, TBinarizer>(value, buffer);

    /// <inheritdoc/>
    [MethodImpl(AggressiveInlining)]
    public static T Decode<T, TBinarizer>(ReadOnlySpan<byte> data)
        where TBinarizer : struct, IBinarizer<T> => ProtobufMessage<ProtobufNetRules>.Decode<T, TBinarizer>(data);

    /// <inheritdoc/>
    public static void Explain(MessageShape message, Anatomy anatomy) => ProtobufExplainer.Explain(message, anatomy);
}
