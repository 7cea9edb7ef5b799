using SerBench.Formats.Nrbf.Layouts;

namespace SerBench.Formats.Nrbf.Explaining;

internal sealed record DescribedClass(string Name, DescribedMember[] Members);

// The code is `None` if the value is a record.
internal sealed record DescribedMember(string Name, PrimitiveCode Code);

// The name of an object, from its first mention. Internals of .NET's collections have no shape; the array in a collection has the name of
// the collection.
internal sealed record NamedObject(PartName Name, ValueShape? Shape, bool IsContent = false)
{
    public NamedObject Item(int index) =>
        IsContent && Shape is { Kind: Kind.Map } ? this with { Name = Name.Item(index) } : new NamedObject(Name.Item(index), Shape?.Item);
}
