namespace SerBench.Formats.FlatBuffers.Reading;

/// <summary>What changes while a message is read.</summary>
internal struct MessageState
{
    /// <summary>The bytes that may still be reached.</summary>
    public long Budget;

    /// <summary>The end of the furthest place reached.</summary>
    public int End;

    /// <summary>Whether a table has fields that we do not know, so that bytes which nothing reached may be theirs.</summary>
    public bool HasUnknown;
}
