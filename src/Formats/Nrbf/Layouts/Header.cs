namespace SerBench.Formats.Nrbf.Layouts;

/// <summary>The record with which every message begins: its kind, then four numbers.</summary>
internal static class Header
{
    public const int Length = 1 + (4 * sizeof(int));

    /// <summary>The id that BinaryFormatter gives to the root; readers accept any.</summary>
    public const int RootId = 1;

    /// <summary>Remoting headers do not occur.</summary>
    public const int NoHeaders = -1;

    public const int MajorVersion = 1;

    public const int MinorVersion = 0;
}
