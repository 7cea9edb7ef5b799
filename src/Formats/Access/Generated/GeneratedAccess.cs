using System.Collections.Concurrent;
using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;

namespace SerBench.Formats.Access.Generated;

/// <summary>Access by code that the source generator wrote into the assembly that asked for it (docs/generator.md).</summary>
public sealed class GeneratedAccess : IAccess
{
    private static readonly ConcurrentDictionary<Type, string?> Doubts = new();

    public string Id => "generated";

    public string Title => "generated source";

    public Type? FindBinarizer(Type type, out string? reason)
    {
        // Witnesses announce themselves when their module starts, which a mere mention of one of its types does not make it do.
        RuntimeHelpers.RunModuleConstructor(type.Module.ModuleHandle);
        Type? witness = GeneratedBinarizers.Find(type);
        reason = witness is null
            ? $"no binarizer is generated for {type.Name}: mark it with [GenerateBinarizer]"
            : Doubts.GetOrAdd(type, static root => ShapeCheck.Find(root, FindDifference)?.ToString());
        return reason is null ? witness : null;
    }

    /// <summary>The generator sees no private members of other assemblies: what it took for the state must be all of it.</summary>
    private static string? FindDifference(ValueShape value)
    {
        if (value.Kind != Kind.Object || !GeneratedBinarizers.TryGetShape(value.Type, out DeclaredShape? declared))
        {
            return null;
        }

        var actual = value.Shape.Fields.Select(field => new DeclaredField(field.Name, field.Member.FieldType));
        return declared.Fields.SequenceEqual(actual)
            ? null
            : $"{value.Type.Name} holds ({string.Join(", ", actual.Select(field => field.Name))}), "
                + $"the generator saw ({string.Join(", ", declared.Fields.Select(field => field.Name))}): mark the type in its own assembly";
    }
}
