using SerBench.Benchmarks.Features.Advice.Old;

namespace SerBench.Benchmarks.Features.Advice.Plan;

internal sealed class NewClass(OldName old, string name, bool isStruct, string comment)
{
    public OldName Old => old;

    public string Name => name;

    public bool IsStruct { get; set; } = isStruct;

    public string Comment => comment;

    /// <summary>True for a class around a root value that is no object; the value is its only member.</summary>
    public bool IsWrapper { get; init; }

    public List<NewMember> Members { get; } = [];

    public List<NewChoice> Choices { get; } = [];

    /// <summary>The members that are written, in the order in which libraries number them.</summary>
    public IEnumerable<NewMember> Written => Members.Where(member => member.Value.IsWritten);
}
