using SerBench.Formats.Contracts;

namespace SerBench.Formats.Ignite.Dynamic;

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

    /// <summary>A type of .NET and all types of objects within it, with their fields in the order of the first.</summary>
    public static IEnumerable<IgniteType> AllIn(Shape root)
    {
        var found = new HashSet<Type>();
        var left = new Stack<Shape>([root]);
        while (left.TryPop(out Shape? shape))
        {
            if (!found.Add(shape.Type))
            {
                continue;
            }

            yield return new IgniteType(IgniteNames.SimpleName(shape.Type), [.. shape.Fields.Select(field => field.Name)]);
            foreach (ValueShape inner in shape.Fields.SelectMany(field => ObjectsIn(field.Value)))
            {
                left.Push(Shape.Of(inner.Type, root.Order));
            }
        }
    }

    private static IEnumerable<ValueShape> ObjectsIn(ValueShape? value) => value switch
    {
        null => [],
        { Kind: Kind.Object } => [value],
        _ => [.. ObjectsIn(value.Item), .. ObjectsIn(value.Key), .. ObjectsIn(value.Value)],
    };
}
