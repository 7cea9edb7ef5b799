using SerBench.Formats.Contracts;

namespace SerBench.Formats.Protobuf;

/// <summary>What protobuf can carry.</summary>
internal static class ProtobufShapes
{
    public static string? Refuse(ValueShape value) => value.Kind switch
    {
        Kind.Sequence when value.SequenceKind == SequenceKind.Rectangular => "protobuf has no arrays of two dimensions",
        Kind.Sequence when IsBytes(value) => null,
        Kind.Sequence => RefuseInside(value.Item!, "an item of a repeated field"),
        Kind.Map => RefuseInside(value.Key!, "a map key") ?? RefuseInside(value.Value!, "a map value"),
        _ => null,
    };

    /// <summary>proto3 allows only integers, bool and text as keys of maps; so do we, enums and char counting as integers.</summary>
    public static string? RefuseKey(ValueShape value) =>
        value is { Kind: Kind.Map, Key.Kind: not ((<= Kind.Char and >= Kind.Boolean) or Kind.Enum or Kind.String) }
            ? $"a map key of proto3 is an integer, a bool or text, not {value.Key!.Type.Name}"
            : null;

    private static string? RefuseInside(ValueShape value, string what) => value switch
    {
        { IsNullableValue: true } => $"{what} cannot be null",
        { Kind: Kind.Map } => $"{what} cannot be a map",
        { Kind: Kind.Sequence } when !IsBytes(value) => $"{what} cannot be a collection",
        _ => null,
    };

    /// <summary>Whether a sequence is one run of bytes rather than a repeated field.</summary>
    public static bool IsBytes(ValueShape value) => value is { SequenceKind: SequenceKind.Array, Item: { Kind: Kind.Byte, IsNullableValue: false } };
}
