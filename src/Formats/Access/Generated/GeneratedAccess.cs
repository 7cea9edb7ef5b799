namespace SerBench.Formats.Access.Generated;

/// <summary>Access by code that the source generator wrote into the user's assembly (docs/generator.md).</summary>
public sealed class GeneratedAccess : IAccess
{
    private static readonly ConcurrentDictionary<Type, string?> Doubts = new();

    /// <inheritdoc/>
    public string Id => "generated";

    /// <inheritdoc/>
    public string Title => "generated source";

    /// <inheritdoc/>
    public FieldOrder OrderFor(FieldOrder preferred) => FieldOrder.Declared;

    /// <inheritdoc/>
    public Type? FindBinarizer(Type type, out string? reason)
    {
        // Witnesses register themselves in a module initializer. Mentioning a type does not run it.
        RuntimeHelpers.RunModuleConstructor(type.Module.ModuleHandle);
        Type? witness = GeneratedBinarizers.Find(type);
        reason = witness is null
            ? $"no binarizer is generated for {type.Name}: mark it with [GenerateBinarizer]"
            : Doubts.GetOrAdd(type, static root => ShapeCheck.Find(root, FindDifference)?.ToString());
        return reason is null ? witness : null;
    }

    // Compares the real fields with those the generator saw: it sees no private members of other assemblies.
    private static string? FindDifference(ValueShape value)
    {
        if (value.Kind != Kind.Object || !GeneratedBinarizers.TryGetShape(value.Type, out DeclaredShape? declared))
        {
            return null;
        }

        var actual = value.Shape.Fields.Select(TypeReader.DeclaredOf);
        return declared.Fields.Select(Certain).SequenceEqual(actual.Select(Certain))
            ? null
            : $"{value.Type.Name} holds ({string.Join(", ", actual.Select(field => field.Name))}), "
                + $"the generator saw ({string.Join(", ", declared.Fields.Select(field => field.Name))}): mark the type in its own assembly";
    }

    // The compiler may know less than the metadata say about what may be null.
    private static DeclaredField Certain(DeclaredField field) => field with { Wire = field.Wire & ~WireKind.Optional };
}
