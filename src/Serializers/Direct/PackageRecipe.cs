namespace SerBench.Serializers.Direct;

// Each call names the model's class, because generic code would look up the class at run time.
public sealed class PackageRecipe : Recipe
{
    public override string Id => "SerBench.Formats";

    public override bool IsForModels => false;

    public override IReadOnlyList<string> Usings => [Id];

    public override IReadOnlyList<DirectList> Direct =>
    [
        new(
            "Calls<TFormat>",
            "(value, output) => Serializer<TFormat>.Serialize(value, output), data => Serializer<TFormat>.Deserialize<$M>(data)",
            Method: "Of<$M>",
            Constraint: " where TFormat : struct, IFormat"),
    ];

    public override bool Takes(ValueShape value) => true;
}
