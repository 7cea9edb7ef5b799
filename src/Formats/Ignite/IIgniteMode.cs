namespace SerBench.Formats.Ignite;

internal interface IIgniteMode
{
    // True if fields have no footer, and primitives have no code.
    static abstract bool IsRaw { get; }

    // True if the schema id identifies the fields, and the footer has no field ids.
    static abstract bool IsCompact { get; }
}

// Ignite's default: named fields and a footer of offsets.
internal readonly struct CompactMode : IIgniteMode
{
    public static bool IsRaw => false;

    public static bool IsCompact => true;
}

// Objects have named fields and a footer of field ids and offsets, so they are readable without the schema.
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
