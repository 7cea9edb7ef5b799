namespace SerBench.Formats.Protobuf;

// The differences between the two dialects (docs/formats/protobuf.md, "Two dialects").
internal interface IProtobufRules
{
    // If true, null equals empty, and neither it nor a default date nor a zero half of a Guid is written.
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
