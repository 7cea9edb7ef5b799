namespace SerBench.Formats.Contracts;

/// <summary>The groups of rows in a table.</summary>
public enum SerializerFamily
{
    /// <summary>One format by one access.</summary>
    Grid,

    /// <summary>Somebody else's library.</summary>
    Peer,

    /// <summary>Straight-line code that every row is measured against.</summary>
    Floor,

    /// <summary>The bare data.</summary>
    Payload,

    /// <summary>A codec of whole trees.</summary>
    Tree,

    /// <summary>Any of the others with its messages compressed.</summary>
    Compressed,
}
