namespace SerBench.Formats.Ignite;

/// <summary>What tells the three formats apart; constants to the JIT.</summary>
internal interface IIgniteMode
{
    /// <summary>Whether fields stand one after the other without codes of primitives and without a footer.</summary>
    static abstract bool IsRaw { get; }

    /// <summary>Whether the footer leaves out the field ids, which the schema id then stands for.</summary>
    static abstract bool IsCompact { get; }
}

/// <summary>Named fields, footer of offsets: Ignite's default.</summary>
internal readonly struct CompactMode : IIgniteMode
{
    public static bool IsRaw => false;

    public static bool IsCompact => true;
}

/// <summary>Named fields, footer of field ids and offsets: readable without knowing the schema.</summary>
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
