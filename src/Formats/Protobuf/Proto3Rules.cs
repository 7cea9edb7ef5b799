namespace SerBench.Formats.Protobuf;

/// <summary>The language-neutral dialect, as Google.Protobuf writes it.</summary>
internal readonly struct Proto3Rules : IProtobufRules
{
    public static bool FoldsNullToEmpty => true;

    public static bool OmitsZeroHalves => true;

    public static bool OmitsDefaultDates => true;
}
