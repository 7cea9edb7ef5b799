namespace SerBench.Formats.Contracts;

/// <summary>Finds values that a format cannot represent.</summary>
public static class ShapeCheck
{
    /// <summary>The path of the first refused value and the reason, or null.</summary>
    /// <param name="root">The type of a message.</param>
    /// <param name="refuse">Returns the reason to refuse a value, or null.</param>
    public static Unsupported? Find(Type root, Func<ValueShape, string?> refuse) => FindAll(root, refuse).FirstOrDefault();

    internal static IEnumerable<Unsupported> FindAll(Type root, Func<ValueShape, string?> refuse) =>
        TypeReader.ValueOf(root).Declared is not null
            ? [new Unsupported(root.Name, "it is no class or struct with members; make it a member of one")]
            : Visit(TypeReader.ValueOf(root), root.Name, refuse, []);

    private static IEnumerable<Unsupported> Visit(ValueShape value, string path, Func<ValueShape, string?> refuse, HashSet<Type> seen)
    {
        if ((value.Kind == Kind.Unknown ? value.Reason : refuse(value)) is { } reason)
        {
            yield return new Unsupported(path, reason);
            yield break;
        }

        bool isNew = value.Kind == Kind.Object && seen.Add(value.Type);
        if (isNew && value.Shape.Construction is null)
        {
            yield return new Unsupported(
                path,
                $"{value.Shape.Type.Name} has no constructor without parameters, nor a public one whose parameters name its members");
            yield break;
        }

        IEnumerable<(ValueShape Value, string Path)> parts = value.Kind switch
        {
            Kind.Sequence => [(value.Item!, path + "[]")],
            Kind.Map => [(value.Key!, path + "[key]"), (value.Value!, path + "[value]")],
            Kind.Object when isNew => value.Shape.Fields.Select(field => (field.Value, $"{path}.{field.Name}")),
            _ => [],
        };
        foreach (Unsupported found in parts.SelectMany(part => Visit(part.Value, part.Path, refuse, seen)))
        {
            yield return found;
        }
    }
}
