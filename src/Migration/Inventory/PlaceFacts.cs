namespace SerBench.Migration.Inventory;

internal sealed class PlaceFacts(string path)
{
    public string Path => path;

    public OrderedDictionary<string, OldName> Types { get; } = [];

    public bool HasNull { get; set; }

    public void Add(PlaceFacts other)
    {
        HasNull |= other.HasNull;
        foreach ((string name, OldName type) in other.Types)
        {
            Types.TryAdd(name, type);
        }
    }
}
