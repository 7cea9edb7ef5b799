namespace SerBench.Benchmarks.Features.Advice.Old;

/// <summary>The objects of a file. Values: null, boxed primitives, text, <see cref="OldObject"/>, <see cref="OldArray"/>.</summary>
/// <param name="Root">The value that was written.</param>
/// <param name="Objects">All objects and arrays, structs included, in the order of the file.</param>
/// <param name="Other">The bytes of the header, the names of assemblies and the end.</param>
internal sealed record OldFile(object? Root, IReadOnlyList<OldNode> Objects, int Other, int Length);

/// <summary>A class as a file describes it.</summary>
/// <param name="Library">The full name of the assembly; empty for types of the runtime's core.</param>
internal sealed record OldClass(OldName Name, string Library, IReadOnlyList<OldMember> Members)
{
    public const int MostMembers = 2_000;

    private Dictionary<string, int>? _indexes;

    /// <summary>The obstacle that prevents conversion of the type; null if there is none.</summary>
    public ObstacleKind? Obstacle { get; } = Obstacles.Find(Name);

    /// <summary>The runtime's type that new types use for this one; null if there is none.</summary>
    public RuntimeType? Runtime { get; } = Name.IsOfRuntime ? RuntimeTypes.Find(Name) : null;

    public bool IsEnum => Members is [{ Name: "value__" }];

    public int IndexOf(string member)
    {
        _indexes ??= Enumerable.Range(0, Members.Count).ToDictionary(index => Members[index].Name);
        return _indexes.GetValueOrDefault(member, -1);
    }
}

internal sealed record OldMember(string Name, OldName Type);
