namespace SerBench.Formats.Tests.Ignite;

/// <summary>The facts of a type that a reader must know in advance. A cluster stores them as metadata.</summary>
/// <param name="Name">The full name.</param>
/// <param name="Fields">The names of the fields in the order of writing, which a reader of a compact footer needs.</param>
/// <param name="Raw">The types of the raw values: the type itself for a primitive, which has no code; object for a value with a
/// code.</param>
public sealed record IgniteType(string Name, IReadOnlyList<string> Fields, IReadOnlyList<Type> Raw)
{
    /// <summary>Creates a type without raw values.</summary>
    public IgniteType(string name, params string[] fields)
        : this(name, fields, [])
    {
    }

    /// <summary>A .NET type and all object types within it, with their fields in the order of <paramref name="root"/>.</summary>
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

            yield return new IgniteType(IgniteNames.SimpleName(shape.Type), [.. shape.Fields.Select(IgniteNames.DynamicName)]);
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
