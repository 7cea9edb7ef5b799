namespace SerBench.Formats.Contracts;

/// <summary>The groups of rows in a table.</summary>
public enum SerializerFamily
{
    /// <summary>A mode: one format by one access.</summary>
    Grid,

    /// <summary>A third-party library.</summary>
    Peer,

    /// <summary>A floor: straight-line code, the yardstick of every row.</summary>
    Floor,

    /// <summary>No format: all values without lengths or separators. Only its sizes count.</summary>
    Payload,

    /// <summary>A codec of whole trees.</summary>
    Tree,

    /// <summary>A serializer of another family with compressed messages.</summary>
    Compressed,
}
