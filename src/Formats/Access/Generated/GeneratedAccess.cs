namespace SerBench.Formats.Access.Generated;

/// <summary>Reaches fields by code from the source generator (docs/generator.md).</summary>
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
        // Binarizers are registered by a module initializer, which the use of a type alone does not run.
        RuntimeHelpers.RunModuleConstructor(type.Module.ModuleHandle);
        Type? witness = GeneratedBinarizers.Find(type);
        reason = witness is null
            ? $"no binarizer is generated for {type.Name}: mark it with [GenerateBinarizer]"
            : Doubts.GetOrAdd(type, static root => ShapeCheck.Find(root, FindDifference)?.ToString());
        return reason is null ? witness : null;
    }

    // The generator cannot see private members of other assemblies, so its code may lack fields.
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
                + $"the generator saw ({string.Join(", ", declared.Fields.Select(field => field.Name))}): "
                + "mark the type in its own assembly";
    }

    private static DeclaredField Certain(DeclaredField field) => field with { Wire = field.Wire & ~WireKind.Optional };
}
