using System.Collections.Concurrent;

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

    /// <summary>Compares the real fields with those the generator saw: it sees no private members of other assemblies.</summary>
    private static string? FindDifference(ValueShape value)
    {
        if (value.Kind != Kind.Object || !GeneratedBinarizers.TryGetShape(value.Type, out DeclaredShape? declared))
        {
            return null;
        }

        var actual = value.Shape.Fields.Select(field =>
            new DeclaredField(field.Name, field.Member.FieldType, field.IsPinned ? field.Number : 0) { Carrier = field.Value.Declared is null ? null : field.Value.Carrier });
        return declared.Fields.SequenceEqual(actual)
            ? null
            : $"{value.Type.Name} holds ({string.Join(", ", actual.Select(field => field.Name))}), "
                + $"the generator saw ({string.Join(", ", declared.Fields.Select(field => field.Name))}): mark the type in its own assembly";
    }
}
