namespace SerBench.Formats.MessagePack;

/// <summary>How an object's fields are told apart.</summary>
internal interface IKeyStyle
{
    /// <summary>By their names, as the keys of a map; else by their places in an array.</summary>
    static abstract bool IsNamed { get; }
}
