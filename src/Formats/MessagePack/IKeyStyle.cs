namespace SerBench.Formats.MessagePack;

internal interface IKeyStyle
{
    static abstract bool IsRmp { get; }

    static abstract bool IsNamed { get; }
}

// MessagePack-CSharp with int keys from 0 writes objects as arrays.
internal readonly struct IntegerKeys : IKeyStyle
{
    public static bool IsRmp => false;

    public static bool IsNamed => false;
}

// MessagePack-CSharp with property names as keys writes objects as maps.
internal readonly struct NamedKeys : IKeyStyle
{
    public static bool IsRmp => false;

    public static bool IsNamed => true;
}

// The Rust crate rmp-serde writes objects as arrays.
internal readonly struct RmpKeys : IKeyStyle
{
    public static bool IsRmp => true;

    public static bool IsNamed => false;
}
