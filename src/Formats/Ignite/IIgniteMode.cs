namespace SerBench.Formats.Ignite;

// The differences among the three formats, as constants for the JIT.
internal interface IIgniteMode
{
    // True if fields follow each other without a footer, and primitives have no code.
    static abstract bool IsRaw { get; }

    // True if the schema id identifies the fields, and the footer has no field ids.
    static abstract bool IsCompact { get; }
}

// Named fields and a footer of offsets: Ignite's default.
internal readonly struct CompactMode : IIgniteMode
{
    public static bool IsRaw => false;

    public static bool IsCompact => true;
}

// Named fields and a footer of field ids and offsets: readable without the schema.
internal readonly struct FullMode : IIgniteMode
{
    public static bool IsRaw => false;

    public static bool IsCompact => false;
}

// Fields in order, without names.
internal readonly struct RawMode : IIgniteMode
{
    public static bool IsRaw => true;

    public static bool IsCompact => true;
}
