using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;

namespace SerBench.Formats.Protobuf;

/// <summary><c>proto3</c>: protobuf as the official libraries write it. Layout: docs/formats/protobuf.md.</summary>
public sealed class Proto3Format : IExplainedFormat
{
    public static FormatInfo Info { get; } = new(
        "proto3", "proto3, ours", Traits.SchemaNeeded | Traits.ValidatesInput | Traits.FoldsNull, "protobuf.md");

    public static string? Refuse(ValueShape value) => ProtobufShapes.Refuse(value) ?? ProtobufShapes.RefuseKey(value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Encode<T, TBinarizer>(T value, EncodeBuffer buffer)
        where TBinarizer : struct, IBinarizer<T> => ProtobufMessage<Proto3Rules>.Encode<T, TBinarizer>(value, buffer);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Decode<T, TBinarizer>(ReadOnlySpan<byte> data)
        where TBinarizer : struct, IBinarizer<T> => ProtobufMessage<Proto3Rules>.Decode<T, TBinarizer>(data);

    public static void Explain(MessageShape message, Anatomy anatomy) => ProtobufExplainer.Explain(message, anatomy);
}
