namespace SerBench.Formats.Ignite.Dynamic;

/// <summary>An object whose class is not at hand: named fields in the order of writing, then values without names.</summary>
/// <param name="typeName">
/// The full name of its type. Where a reader knows only the id of a type or field, the name is <c>#</c> and that id; written again, it
/// gives the id back.
/// </param>
public sealed class IgniteObject(string typeName)
{
    public string TypeName { get; } = typeName;

    public IList<KeyValuePair<string, object?>> Fields { get; } = [];

    public IList<object?> Raw { get; } = [];

    /// <summary>The value of a field, by its name in any case; null where there is none.</summary>
    public object? this[string name] =>
        Fields.FirstOrDefault(field => string.Equals(field.Key, name, StringComparison.OrdinalIgnoreCase)).Value;

    /// <summary>Adds a field and answers the object.</summary>
    public IgniteObject With(string name, object? value)
    {
        Fields.Add(new(name, value));
        return this;
    }
}
