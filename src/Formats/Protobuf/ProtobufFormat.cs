using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;

namespace SerBench.Formats.Protobuf;

/// <summary><c>protobuf</c>: protobuf with the conventions of protobuf-net. Layout: docs/formats/protobuf.md.</summary>
public sealed class ProtobufFormat : IExplainedFormat
{
    public static FormatInfo Info { get; } = new(
        "protobuf", "protobuf, ours", Traits.SchemaNeeded | Traits.ValidatesInput | Traits.FoldsNull, "protobuf.md");

    public static string? Refuse(ValueShape value) => ProtobufShapes.Refuse(value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Encode<T, TBinarizer>(T value, EncodeBuffer buffer)
        where TBinarizer : struct, IBinarizer<T> => ProtobufMessage<ProtobufNetRules>.Encode<T, TBinarizer>(value, buffer);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Decode<T, TBinarizer>(ReadOnlySpan<byte> data)
        where TBinarizer : struct, IBinarizer<T> => ProtobufMessage<ProtobufNetRules>.Decode<T, TBinarizer>(data);

    public static void Explain(MessageShape message, Anatomy anatomy) => ProtobufExplainer.Explain(message, anatomy);
}
