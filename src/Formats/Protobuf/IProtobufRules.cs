namespace SerBench.Formats.Protobuf;

// The two dialects differ in these rules (docs/formats/protobuf.md, "Two dialects").
internal interface IProtobufRules
{
    // True if null is read as empty, and defaults such as a zero half of a Guid are not written.
    static abstract bool IsProto3 { get; }
}

internal readonly struct Proto3Rules : IProtobufRules
{
    public static bool IsProto3 => true;
}

internal readonly struct ProtobufNetRules : IProtobufRules
{
    public static bool IsProto3 => false;
}
