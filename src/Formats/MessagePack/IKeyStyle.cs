namespace SerBench.Formats.MessagePack;

/// <summary>Decides how the fields of an object are identified, and how enums and bytes are written.</summary>
internal interface IKeyStyle
{
    /// <summary>True if enums are written as the names of members, and byte arrays as arrays of numbers.</summary>
    static abstract bool IsRmp { get; }

    /// <summary>True if an object is a map with the names of its fields as keys; false for an array.</summary>
    static abstract bool IsNamed { get; }
}

/// <summary>An object is an array: MessagePack-CSharp with int keys from 0.</summary>
internal readonly struct IntegerKeys : IKeyStyle
{
    public static bool IsRmp => false;

    public static bool IsNamed => false;
}

/// <summary>An object is a map from the names of its members: MessagePack-CSharp with property names as keys.</summary>
internal readonly struct NamedKeys : IKeyStyle
{
    public static bool IsRmp => false;

    public static bool IsNamed => true;
}

/// <summary>An object is an array: serde's rmp crate in Rust.</summary>
internal readonly struct RmpKeys : IKeyStyle
{
    public static bool IsRmp => true;

    public static bool IsNamed => false;
}
