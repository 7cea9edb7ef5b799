using SerBench.Benchmarks.Features.Advice.Old;

namespace SerBench.Benchmarks.Features.Advice.Inventory;

internal sealed class TypeFacts(OldName name)
{
    // Limits the versions that damaged names of members can add.
    private const int MostVersions = 200;

    public OldName Name => name;

    public long Objects { get; set; }

    /// <summary>The bytes of all its records, without those of structs inside, which are types of their own.</summary>
    public long Bytes { get; set; }

    /// <summary>The bytes that describe the class and its members.</summary>
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

    /// <summary>The known version that is equal; if there is none, this one, which is added up to the limit.</summary>
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
