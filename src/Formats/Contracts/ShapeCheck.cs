namespace SerBench.Formats.Contracts;

/// <summary>Finds the first value within a root that a serializer cannot carry.</summary>
public static class ShapeCheck
{
    /// <summary>The path of the first refused value and the reason, or null.</summary>
    /// <param name="root">The type of a message.</param>
    /// <param name="refuse">Returns the reason to refuse a value, or null.</param>
    public static Unsupported? Find(Type root, Func<ValueShape, string?> refuse) =>
        TypeReader.ValueOf(root).Declared is not null
            ? new Unsupported(root.Name, "it is no class or struct with members; make it a member of one")
            : Visit(TypeReader.ValueOf(root), root.Name, refuse, []);

    private static Unsupported? Visit(ValueShape value, string path, Func<ValueShape, string?> refuse, HashSet<Type> seen)
    {
        string? reason = value.Kind == Kind.Unknown ? value.Reason : refuse(value);
        if (reason is not null)
        {
            return new Unsupported(path, reason);
        }

        return value.Kind switch
        {
            Kind.Sequence => Visit(value.Item!, path + "[]", refuse, seen),
            Kind.Map => Visit(value.Key!, path + "[key]", refuse, seen) ?? Visit(value.Value!, path + "[value]", refuse, seen),
            Kind.Object when seen.Add(value.Type) => VisitObject(value.Shape, path, refuse, seen),
            _ => null,
        };
    }

    private static Unsupported? VisitObject(Shape shape, string path, Func<ValueShape, string?> refuse, HashSet<Type> seen)
    {
        if (shape.Construction is null)
        {
            return new Unsupported(
                path, $"{shape.Type.Name} has no constructor without parameters, nor a public one whose parameters name its members");
        }

        return shape.Fields
            .Select(field => Visit(field.Value, $"{path}.{field.Name}", refuse, seen))
            .FirstOrDefault(found => found is not null);
    }
}
