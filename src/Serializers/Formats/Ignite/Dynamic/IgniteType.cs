namespace SerBench.Serializers.Formats.Ignite.Dynamic;

/// <summary>What a reader must know of a type in advance; a cluster keeps it as metadata.</summary>
/// <param name="Name">The full name.</param>
/// <param name="Fields">The names of its fields, in the order of writing: a compact footer is understood through them.</param>
/// <param name="Raw">
/// The types of its values without names: those of primitives, which have no code, and object for all that have one.
/// </param>
public sealed record IgniteType(string Name, IReadOnlyList<string> Fields, IReadOnlyList<Type> Raw)
{
    public IgniteType(string name, params string[] fields)
        : this(name, fields, [])
    {
    }
}
