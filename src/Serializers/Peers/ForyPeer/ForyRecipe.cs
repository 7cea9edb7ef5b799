namespace SerBench.Serializers.Peers.ForyPeer;

// Even for a buffer writer, the library first copies the message from its own memory to a new array. Taking this array is fastest.
public sealed class ForyRecipe : Recipe
{
    // The library reads an array in place, but copies a span first.
    private const string Read =
        "data.Count == data.Array!.Length ? _fory.Deserialize<$T>(data.Array) : _fory.Deserialize<$T>(data.AsSpan())";

    public override string Id => "Apache.Fory";

    public override string? Generator => "Apache.Fory";

    public override string Attribute => "Apache.Fory.ForyStructAttribute";

    public override IReadOnlyList<string> Packages => ["Apache.Fory"];

    public override IReadOnlyList<string> Usings => ["Apache.Fory"];

    public override IReadOnlyList<Way> Ways => [Call("SameSchema"), Call("Unchecked"), Call("Default")];

    public override IReadOnlyList<DirectList> Direct =>
    [
        new(
            "Arrays",
            "() => ForyTypes.Register(build(), typeof($T)), fory => value => fory.Serialize(value), "
            + "fory => data => fory.Deserialize<$T>(data)",
            "Func<Fory> build", "With<Fory, $T>"),
    ];

    public override string? Refuse(ValueShape value) => value switch
    {
        { Kind: Kind.TimeOnly } => "the library has no serializer for it",
        { Kind: Kind.DateTimeOffset } => "the library does not carry the offset",
        { SequenceKind: SequenceKind.Rectangular } => "the library has no arrays of two dimensions",
        { Kind: Kind.Enum } when Enum.GetValuesAsUnderlyingType(value.Type).Cast<IConvertible>()
                .Any(item => item.ToDecimal(null) is < 0 or > uint.MaxValue) =>
            "the library carries enums from 0 to 4,294,967,295 alone",
        _ => null,
    };

    public override string Mark(ValueShape type) => "[ForyStruct]";

    public override string Mark(Field field) => $"[ForyField({field.Number})]";

    private static Way Call(string name) => new(
        name,
        "buffer.Adopt(_fory.Serialize(value));",
        Read,
        $"private readonly Fory _fory;\n\npublic $C(object? context) => _fory = ForyTypes.Register(ForyTypes.{name}(), typeof($T));");
}
