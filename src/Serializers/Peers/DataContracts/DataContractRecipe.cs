namespace SerBench.Serializers.Peers.DataContracts;

public sealed class DataContractRecipe : Recipe
{
    public override string Id => "DataContractSerializer";

    public override string Attribute => "System.Runtime.Serialization.DataContractAttribute";

    public override bool HasObjectKeys => true;

    public override IReadOnlyList<string> Usings => ["System.Runtime.Serialization"];

    public override IReadOnlyList<Way> Ways => [Way.OfCore("Reused", "DataContractCore")];

    public override IReadOnlyList<DirectList> Direct =>
    [
        new(
            "Written",
            "() => new(typeof($T)), use => value => Write(use, value), _ => Written(), use => data => ($T)Read(use, data)",
            Method: "With<DataContractSerializer, $T>"),
    ];

    public override string? Refuse(ValueShape value) => value.SequenceKind == SequenceKind.Rectangular
        ? "DataContractSerializer carries arrays of one dimension only"
        : null;

    public override string? UnionAttributesOf(string stem, IReadOnlyList<string> cases) =>
        string.Join('\n', cases.Select(one => $"[KnownType(typeof({one}))]").Prepend(MarkOf(stem)));

    public override string Mark(ValueShape type) => MarkOf(CSharp.Stem(type.Type));

    public override string Mark(Field field) => KeptNameOf(field) is { } name ? $"[DataMember(Name = \"{name}\")]" : "[DataMember]";

    private static string MarkOf(string name) => $"[DataContract(Name = \"{name}\", Namespace = \"\")]";
}
