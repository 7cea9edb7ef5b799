using SerBench.Formats.Contracts;

namespace SerBench.Formats.Nrbf.Explaining;

/// <summary>What an explanation calls an object, from where it was first mentioned.</summary>
/// <param name="Name">The path to it.</param>
/// <param name="Shape">The type expected there; null for what only .NET's collections know, such as a comparer.</param>
/// <param name="IsContent">Whether it is the array behind a collection, and so called what the collection is called.</param>
internal sealed record NamedObject(PartName Name, ValueShape? Shape, bool IsContent = false)
{
    public NamedObject Item(int index) => new(Name.Item(index), IsContent && Shape is { Kind: Kind.Map } ? Shape : Shape?.Item, IsContent && Shape is { Kind: Kind.Map });
}
