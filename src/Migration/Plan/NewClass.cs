namespace SerBench.Migration.Plan;

internal sealed class NewClass(OldName old, string name, bool isStruct, string comment)
{
    public OldName Old => old;

    public string Name => name;

    public bool IsStruct { get; set; } = isStruct;

    public string Comment => comment;

    // True for a class around a root value that is no object. The value is its only member.
    public bool IsWrapper { get; init; }

    public List<NewMember> Members { get; } = [];

    public List<NewChoice> Choices { get; } = [];

    // Libraries number the members in this order.
    public IEnumerable<NewMember> Written => Members.Where(member => member.Value.IsWritten);
}

internal sealed record NewMember(string Old, string Name, NewValue Value, string Comment, bool IsMissing);
