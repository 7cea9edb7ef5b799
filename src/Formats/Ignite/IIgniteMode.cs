namespace SerBench.Formats.Ignite;

/// <summary>The differences among the three formats, as constants for the JIT.</summary>
internal interface IIgniteMode
{
    /// <summary>True if fields follow each other without a footer, and primitives have no code.</summary>
    static abstract bool IsRaw { get; }

    /// <summary>True if the schema id identifies the fields, and the footer has no field ids.</summary>
    static abstract bool IsCompact { get; }
}

/// <summary>Named fields and a footer of offsets: Ignite's default.</summary>
internal readonly struct CompactMode : IIgniteMode
{
    public static bool IsRaw => false;

    public static bool IsCompact => true;
}

/// <summary>Named fields and a footer of field ids and offsets: readable without the schema.</summary>
internal readonly struct FullMode : IIgniteMode
{
    public static bool IsRaw => false;

    public static bool IsCompact => false;
}

/// <summary>Fields in order, without names.</summary>
internal readonly struct RawMode : IIgniteMode
{
    public static bool IsRaw => true;

    public static bool IsCompact => true;
}
