namespace SerBench.Formats.MessagePack;

/// <summary>An object is a map from the names of its members: MessagePack-CSharp with property names as keys.</summary>
internal readonly struct NamedKeys : IKeyStyle
{
    public static bool IsNamed => true;
}
