namespace SerBench.Migration.Inventory;

internal sealed class TypeFacts(OldName name)
{
    // An object whose members have new names makes a new version of its type. Damaged files can hold any number of names, so at most this
    // many versions are kept.
    private const int MostVersions = 200;

    public OldName Name => name;

    public long Objects { get; set; }

    // The bytes exclude structs inside, which count for the struct's own type.
    public long Bytes { get; set; }

    public long DescriptionBytes { get; set; }

    public int Files { get; set; }

    public bool IsStruct { get; set; }

    public OrderedDictionary<string, MemberFacts> Members { get; } = [];

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
