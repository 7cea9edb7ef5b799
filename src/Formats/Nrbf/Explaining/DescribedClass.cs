using SerBench.Formats.Nrbf.Layouts;

namespace SerBench.Formats.Nrbf.Explaining;

internal sealed record DescribedClass(string Name, DescribedMember[] Members)
{
    public bool IsGuid => Name == "System.Guid";

    public bool IsDateTimeOffset => Name == "System.DateTimeOffset";

    public bool IsCollection => Name.StartsWith("System.Collections.Generic.", StringComparison.Ordinal);
}

// The code is `None` if the value is a record.
internal sealed record DescribedMember(string Name, PrimitiveCode Code);

// The name of an object, from its first mention. Internals of .NET's collections have no shape; the array in a collection has the name of
// the collection.
internal sealed record NamedObject(PartName Name, ValueShape? Shape, bool IsContent = false)
{
    public NamedObject Item(int index) =>
        new(Name.Item(index), IsContent && Shape is { Kind: Kind.Map } ? Shape : Shape?.Item, IsContent && Shape is { Kind: Kind.Map });
}
