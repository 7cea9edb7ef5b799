namespace SerBench.Formats.Ignite;

/// <summary>The byte that says which collection or map was written (docs/formats/ignite.md, "Collections").</summary>
internal static class IgniteCollectionKind
{
    public const byte Other = 0;
    public const byte List = 1;
    public const byte LinkedList = 2;
    public const byte Dictionary = 1;
}
