// BinaryFormatter is obsolete because it is unsafe, but it is the baseline for other serializers.
#pragma warning disable SYSLIB0050

namespace SerBench.Serializers.Peers.BinaryFormatter;

// A type that is not [Serializable] gets emitted copies that are. Messages hold the copies' names.
public sealed class BinaryFormatterRecipe : Recipe
{
    // A Uri counts as not marked, because a Uri comes back changed.
    internal static bool IsMarked(Type root) => ShapeCheck.Find(root, static value =>
        (value.Declared is null && !value.Type.IsSerializable) || Surrogate.Holds(value, IsUnmarked) ? "not marked" : null) is null;

    public override string Id => "BinaryFormatter";

    public override IReadOnlyList<string> Packages => ["System.Runtime.Serialization.Formatters"];

    public override bool IsForModels => false;

    public override IReadOnlyList<string> Usings => ["SerBench.Serializers.Peers.BinaryFormatter"];

    public override IReadOnlyList<Way> Ways => [Way.OfCore("Stream", "BinaryFormatterCore")];

    public override IReadOnlyList<DirectList> Direct =>
    [
        new("Written", "value => Write(value), Written, data => ($M)Read(data)"),
    ];

    public override string? Refuse(ValueShape value) =>
        value.Kind < Kind.Object && !value.Type.IsSerializable ? $"{value.Type.Name} is not marked [Serializable]" : null;

    public override bool Takes(ValueShape value) => IsMarked(value.Type);

    public override string? UnionAttributesOf(string stem, IReadOnlyList<string> cases) => "[Serializable]";

    public override string Mark(ValueShape type) => "[Serializable]";

    private static bool IsUnmarked(Type type) =>
        type.IsInterface ? type.Namespace == typeof(IImmutableList<>).Namespace : !type.IsSerializable || type == typeof(Uri);
}
