namespace SerBench.Formats.MessagePack;

/// <summary>Decides how the fields of an object are identified, and how enums and bytes are written.</summary>
internal interface IKeyStyle
{
    /// <summary>True if an enum is written as the name of its member and a byte array as an array of numbers; false for a number and binary
    /// data.</summary>
    static abstract bool IsRmp { get; }

    /// <summary>True if fields are identified by their names, as keys of a map; false for their places in an array.</summary>
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
