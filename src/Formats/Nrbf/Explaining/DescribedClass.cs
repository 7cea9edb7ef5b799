using SerBench.Formats.Nrbf.Layouts;

namespace SerBench.Formats.Nrbf.Explaining;

internal sealed record DescribedClass(string Name, DescribedMember[] Members);

internal sealed record DescribedMember(string Name, PrimitiveCode Code);

// An object is named after the first member or item that refers to it. Objects private to .NET collections have no shape.
internal sealed record NamedObject(PartName Name, ValueShape? Shape, bool IsContent = false)
{
    public NamedObject Item(int index) =>
        IsContent && Shape is { Kind: Kind.Map } ? this with { Name = Name.Item(index) } : new NamedObject(Name.Item(index), Shape?.Item);
}
