namespace SerBench.Formats.Protobuf;

internal interface IProtobufRules
{
    // True if null is read as empty, and defaults such as a zero half of a Guid are not written (docs/formats/protobuf.md, "Two dialects").
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
