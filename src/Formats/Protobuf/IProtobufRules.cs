namespace SerBench.Formats.Protobuf;

/// <summary>The differences between the two dialects (docs/formats/protobuf.md, "Two dialects").</summary>
internal interface IProtobufRules
{
    /// <summary>True if null equals empty and is not written. Default dates and zero halves of a Guid are not written either.</summary>
    static abstract bool IsProto3 { get; }
}

/// <summary>The language-neutral dialect, as Google.Protobuf writes it.</summary>
internal readonly struct Proto3Rules : IProtobufRules
{
    public static bool IsProto3 => true;
}

internal readonly struct ProtobufNetRules : IProtobufRules
{
    public static bool IsProto3 => false;
}
