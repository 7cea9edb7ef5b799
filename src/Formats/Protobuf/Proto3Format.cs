using SerBench.Formats.Protobuf;

namespace SerBench.Formats;

/// <summary><c>proto3</c>: protobuf as the official libraries write it (docs/formats/protobuf.md).</summary>
public readonly struct Proto3Format : IExplainedFormat
{
    /// <inheritdoc/>
    public static FormatInfo Info { get; } = new(
        "proto3", "proto3, ours", Traits.SchemaNeeded | Traits.ValidatesInput | Traits.FoldsNull, "protobuf.md");

    /// <inheritdoc/>
    public static bool IsErased => true;

    /// <inheritdoc/>
    public static string? Refuse(ValueShape value) => ProtobufShapes.Refuse(value) ?? ProtobufShapes.RefuseKey(value);

    /// <inheritdoc/>
    [MethodImpl(AggressiveInlining)]
    public static void Encode<T, TBinarizer>(T value, EncodeBuffer buffer)
        where TBinarizer : struct, IBinarizer<T> => ProtobufMessage<Proto3Rules>.Encode<T, TBinarizer>(value, buffer);

    /// <inheritdoc/>
    [MethodImpl(AggressiveInlining)]
    public static T Decode<T, TBinarizer>(ReadOnlySpan<byte> data)
        where TBinarizer : struct, IBinarizer<T> => ProtobufMessage<Proto3Rules>.Decode<T, TBinarizer>(data);

    /// <inheritdoc/>
    public static void Explain(MessageShape message, Anatomy anatomy) => ProtobufExplainer.Explain(message, anatomy);
}
