namespace SerBench.Formats.Protobuf;

/// <summary>The dialect of protobuf-net, which keeps .NET's null apart from empty text.</summary>
internal readonly struct ProtobufNetRules : IProtobufRules
{
    public static bool FoldsNullToEmpty => false;

    public static bool OmitsZeroHalves => false;

    public static bool OmitsDefaultDates => false;
}
