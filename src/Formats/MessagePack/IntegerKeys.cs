namespace SerBench.Formats.MessagePack;

/// <summary>An object is an array: MessagePack-CSharp with int keys from 0.</summary>
internal readonly struct IntegerKeys : IKeyStyle
{
    public static bool IsNamed => false;
}
