namespace SerBench.Formats.Protobuf;

// The differences between the two dialects (docs/formats/protobuf.md, "Two dialects").
internal interface IProtobufRules
{
    // True if null equals empty and is not written. Default dates and zero halves of a Guid are not written either.
    static abstract bool IsProto3 { get; }
}

// The language-neutral dialect, as Google.Protobuf writes it.
internal readonly struct Proto3Rules : IProtobufRules
{
    public static bool IsProto3 => true;
}

internal readonly struct ProtobufNetRules : IProtobufRules
{
    public static bool IsProto3 => false;
}
