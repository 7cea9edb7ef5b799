namespace SerBench.Formats.MessagePack;

// Decides how the fields of an object are identified, and how enums and bytes are written.
internal interface IKeyStyle
{
    // True if enums are written as the names of members, and byte arrays as arrays of numbers.
    static abstract bool IsRmp { get; }

    // True if an object is a map with the names of its fields as keys; false for an array.
    static abstract bool IsNamed { get; }
}

// An object is an array: MessagePack-CSharp with int keys from 0.
internal readonly struct IntegerKeys : IKeyStyle
{
    public static bool IsRmp => false;

    public static bool IsNamed => false;
}

// An object is a map from the names of its members: MessagePack-CSharp with property names as keys.
internal readonly struct NamedKeys : IKeyStyle
{
    public static bool IsRmp => false;

    public static bool IsNamed => true;
}

// An object is an array: serde's rmp crate in Rust.
internal readonly struct RmpKeys : IKeyStyle
{
    public static bool IsRmp => true;

    public static bool IsNamed => false;
}
