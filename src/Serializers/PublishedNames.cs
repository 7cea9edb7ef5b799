using SerBench.Serializers.Peers;

namespace SerBench.Serializers;

public interface IRowNames
{
    IReadOnlyDictionary<string, string> Names { get; }
}

public static class PublishedNames
{
    private static readonly Lazy<Dictionary<string, string>> Names =
        new(() => Catalog.InstancesOf<IRowNames>().SelectMany(names => names.Names).ToDictionary());

    public static string? Find(string id) => Names.Value.GetValueOrDefault(id) ?? LibraryCard.FindRow(id)?.PublishedName;
}
