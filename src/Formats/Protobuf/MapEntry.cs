namespace SerBench.Formats.Protobuf;

/// <summary>The field numbers inside a map entry.</summary>
internal static class MapEntry
{
    public const int KeyNumber = 1;
    public const int ValueNumber = 2;
}
