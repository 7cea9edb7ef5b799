namespace SerBench.Migration.Old;

internal sealed record OldFile(object? Root, IReadOnlyList<OldNode> Objects, int Other, int Length);

internal sealed record OldClass(OldName Name, string Library, IReadOnlyList<OldMember> Members)
{
    public const int MostMembers = 2_000;

    public ObstacleKind? Obstacle { get; } = Obstacles.Find(Name);

    public RuntimeType? Runtime { get; } = Name.IsOfRuntime ? RuntimeTypes.Find(Name) : null;

    public bool IsEnum => Members is [{ Name: "value__" }];

    private Dictionary<string, int> Indexes => field ??= Enumerable.Range(0, Members.Count).ToDictionary(index => Members[index].Name);

    public int IndexOf(string member) => Indexes.GetValueOrDefault(member, -1);
}

internal sealed record OldMember(string Name, OldName Type);
