namespace SerBench.Formats.Ignite.Dynamic;

/// <summary>An array of objects or enums that says what its items are.</summary>
/// <param name="itemTypeName">The full name of the item type; see <see cref="IgniteObject"/>.</param>
/// <param name="items">The items.</param>
/// <param name="isEnum">Whether it is an array of enums.</param>
public sealed class IgniteArray(string itemTypeName, object?[] items, bool isEnum = false)
{
    public string ItemTypeName { get; } = itemTypeName;

    public object?[] Items { get; } = items;

    public bool IsEnum { get; } = isEnum;
}
