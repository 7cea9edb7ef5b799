namespace SerBench.Migration.Inventory;

internal sealed class VersionFacts(OldClass type, string file)
{
    public string Library => type.Library;

    public IReadOnlyList<OldMember> Members => type.Members;

    public IEnumerable<string> Names => Members.Select(member => member.Name);

    public string File => file;

    public long Objects { get; set; }

    public int Files { get; set; } = 1;

    // Only primitive types are compared, because a file may describe any other member by the type of its first value, even null.
    public bool IsSame(VersionFacts other) => Library == other.Library && Keys.SequenceEqual(other.Keys);

    private IEnumerable<(string Name, string Type)> Keys => Members.Select(member => (member.Name, TypeOf(member.Type)));

    private static string TypeOf(OldName type) =>
        type.OfNullable is { } value ? TypeOf(value) : Primitives.Find(type.Full) is not null ? type.Full : "";
}
