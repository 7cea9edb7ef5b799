using SerBench.Formats.Nrbf.Layouts;

namespace SerBench.Formats.Nrbf.Explaining;

/// <summary>A class, as a message describes it.</summary>
internal sealed record DescribedClass(string Name, DescribedMember[] Members)
{
    public bool IsGuid => Name == "System.Guid";

    public bool IsDateTimeOffset => Name == "System.DateTimeOffset";

    public bool IsCollection => Name.StartsWith("System.Collections.Generic.", StringComparison.Ordinal);
}

/// <summary>A member, as a message describes it.</summary>
/// <param name="Name">The name in the message.</param>
/// <param name="Code">The primitive that stands there without a record; none for other members.</param>
internal sealed record DescribedMember(string Name, PrimitiveCode Code);

/// <summary>The name of an object in an explanation, taken from its first mention.</summary>
/// <param name="Name">The path to the object.</param>
/// <param name="Shape">The type expected there; null for internals of .NET's collections, such as a comparer.</param>
/// <param name="IsContent">True for the array behind a collection, which has the name of the collection.</param>
internal sealed record NamedObject(PartName Name, ValueShape? Shape, bool IsContent = false)
{
    public NamedObject Item(int index) => new(Name.Item(index), IsContent && Shape is { Kind: Kind.Map } ? Shape : Shape?.Item, IsContent && Shape is { Kind: Kind.Map });
}
