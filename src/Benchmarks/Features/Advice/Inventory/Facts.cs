using SerBench.Benchmarks.Features.Advice.Old;

namespace SerBench.Benchmarks.Features.Advice.Inventory;

/// <summary>Facts of files about a type.</summary>
internal sealed class TypeFacts(OldName name)
{
    // Damaged names of members make versions, too.
    private const int MostVersions = 200;

    public OldName Name => name;

    public long Objects { get; set; }

    /// <summary>The bytes of all its records, without those of structs inside, which are types of their own.</summary>
    public long Bytes { get; set; }

    /// <summary>The bytes of names: of the class and its members.</summary>
    public long DescriptionBytes { get; set; }

    public int Files { get; set; }

    public bool IsStruct { get; set; }

    /// <summary>The members, in the order in which they were met. Arrays have none.</summary>
    public OrderedDictionary<string, MemberFacts> Members { get; } = [];

    /// <summary>The versions: a class with another assembly, or with other members.</summary>
    public List<VersionFacts> Versions { get; } = [];

    public void Add(TypeFacts other)
    {
        Objects += other.Objects;
        Bytes += other.Bytes;
        DescriptionBytes += other.DescriptionBytes;
        Files += other.Files;
        IsStruct |= other.IsStruct;
        FileFacts.Join(Members, other.Members, (mine, added) => mine.Add(added));
        foreach (VersionFacts version in other.Versions)
        {
            if (VersionOf(version) is var same && same != version)
            {
                same.Objects += version.Objects;
                same.Files += version.Files;
            }
        }
    }

    /// <summary>The version that is the same; one that is new is added if there are not too many.</summary>
    public VersionFacts VersionOf(VersionFacts version)
    {
        VersionFacts? same = Versions.Find(known => known.IsSame(version));
        if (same is null && Versions.Count < MostVersions)
        {
            Versions.Add(version);
        }

        return same ?? version;
    }
}

/// <summary>Facts of files about a member.</summary>
internal sealed class MemberFacts
{
    // Damaged descriptions give types, too.
    private const int MostTypes = 64;

    public long Bytes { get; set; }

    public long Objects { get; set; }

    /// <summary>The types that descriptions give it. Nullable members have two.</summary>
    public Dictionary<string, OldName> Types { get; } = [];

    /// <summary>True if its value was another one than that of the member that has its name without a class in front.</summary>
    public bool IsOwn { get; set; }

    public void Add(MemberFacts other)
    {
        Bytes += other.Bytes;
        Objects += other.Objects;
        IsOwn |= other.IsOwn;
        foreach (OldName type in other.Types.Values)
        {
            AddType(type);
        }
    }

    public void AddType(OldName type)
    {
        if (Types.Count < MostTypes)
        {
            Types.TryAdd(type.Full, type);
        }
    }
}

/// <summary>A version of a class.</summary>
internal sealed class VersionFacts(OldClass type, string file)
{
    /// <summary>The full name of the assembly.</summary>
    public string Library => type.Library;

    public IReadOnlyList<OldMember> Members => type.Members;

    /// <summary>The first file that has it.</summary>
    public string File => file;

    public long Objects { get; set; }

    public int Files { get; set; } = 1;

    // A nullable member has a type with and one without a value, and a member of a class may have the type of its first value.
    public bool IsSame(VersionFacts other) => Library == other.Library && Members.Count == other.Members.Count
        && Members.Zip(other.Members).All(pair => pair.First.Name == pair.Second.Name && TypeOf(pair.First.Type) == TypeOf(pair.Second.Type));

    private static string TypeOf(OldName type) =>
        type.OfNullable is { } value ? TypeOf(value) : Primitives.Find(type.Full) is not null ? type.Full : "";
}

/// <summary>The types of the values at a place.</summary>
internal sealed class PlaceFacts(string path)
{
    /// <summary>A path to the place within a file, from its root.</summary>
    public string Path => path;

    public OrderedDictionary<string, OldName> Types { get; } = [];

    public bool HasNull { get; set; }

    public void Add(PlaceFacts other)
    {
        HasNull |= other.HasNull;
        foreach ((string name, OldName type) in other.Types)
        {
            Types.TryAdd(name, type);
        }
    }
}

/// <summary>A place whose values cannot be converted.</summary>
/// <param name="Place">The class and member.</param>
/// <param name="Path">The path within the file, from its root.</param>
/// <param name="What">The type of the value.</param>
internal sealed record Obstacle(ObstacleKind Kind, string Place, string Path, string What);
