namespace SerBench.Formats.Wire;

// Formats of tagged fields write a field for each item, so an item is no collection and never null.
internal static class RepeatedFields
{
    public static string? Refuse(ValueShape value, string format) => value.Kind switch
    {
        Kind.Sequence when value.SequenceKind == SequenceKind.Rectangular => $"{format} has no arrays of two dimensions",
        Kind.Sequence when value.IsBytes => null,
        Kind.Sequence => RefuseInside(value.Item!, "an item of a repeated field"),
        Kind.Map => RefuseInside(value.Key!, "a map key") ?? RefuseInside(value.Value!, "a map value"),
        _ => null,
    };

    private static string? RefuseInside(ValueShape value, string what) => value switch
    {
        { IsNullableValue: true } => $"{what} cannot be null",
        { Kind: Kind.Map } => $"{what} cannot be a map",
        { Kind: Kind.Sequence, IsBytes: false } => $"{what} cannot be a collection",
        _ => null,
    };
}
