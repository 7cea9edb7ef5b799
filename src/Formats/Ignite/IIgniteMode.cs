namespace SerBench.Formats.Ignite;

internal interface IIgniteMode
{
    // True if fields have no footer, and primitives have no type code.
    static abstract bool IsRaw { get; }

    // True if the schema id identifies the fields, and the footer has no field ids.
    static abstract bool IsCompact { get; }
}

internal readonly struct CompactMode : IIgniteMode
{
    public static bool IsRaw => false;

    public static bool IsCompact => true;
}

// The footer has field ids and offsets, so objects are readable without the schema.
internal readonly struct FullMode : IIgniteMode
{
    public static bool IsRaw => false;

    public static bool IsCompact => false;
}

internal readonly struct RawMode : IIgniteMode
{
    public static bool IsRaw => true;

    public static bool IsCompact => true;
}
