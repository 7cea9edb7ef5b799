namespace SerBench.Formats.Contracts;

/// <summary>The groups of rows in a table.</summary>
public enum SerializerFamily
{
    /// <summary>A mode: one format by one access.</summary>
    Grid,

    /// <summary>A third-party library.</summary>
    Peer,

    /// <summary>Straight-line code: the yardstick of every row.</summary>
    Floor,

    /// <summary>All values without lengths or separators. Only sizes count.</summary>
    Payload,

    /// <summary>A codec of whole trees.</summary>
    Tree,

    /// <summary>Another serializer with compressed messages.</summary>
    Compressed,
}
