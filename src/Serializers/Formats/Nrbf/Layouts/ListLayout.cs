namespace SerBench.Serializers.Formats.Nrbf;

/// <summary>A list is written as its private state (docs/formats/nrbf.md, Collections).</summary>
internal static class ListLayout<TItem>
{
    public static readonly ClassLayout Class = new(
        typeof(List<TItem>), [new("_items", typeof(TItem[]), 0), new("_size", typeof(int), 1), new("_version", typeof(int), 2)]);
}
