namespace SerBench.Formats.Contracts;

/// <summary>The groups of rows in a table.</summary>
public enum SerializerFamily
{
    /// <summary>A mode: one format by one access.</summary>
    Grid,

    /// <summary>A library of others.</summary>
    Peer,

    /// <summary>A floor: straight-line code, the yardstick of every row.</summary>
    Floor,

    /// <summary>No format: all values one after the other, without lengths or separators. It shows sizes alone.</summary>
    Payload,

    /// <summary>A codec of whole trees.</summary>
    Tree,

    /// <summary>A serializer of another family, with its messages compressed.</summary>
    Compressed,
}
