namespace SerBench.Formats.Contracts;

/// <summary>The groups of serializers in a table.</summary>
public enum SerializerFamily
{
    /// <summary>A format with an access (way of reaching fields).</summary>
    Grid,

    /// <summary>A third-party library.</summary>
    Peer,

    /// <summary>Straight-line code, to which all serializers are compared.</summary>
    Floor,

    /// <summary>All values without lengths or separators. Only the size is measured.</summary>
    Payload,

    /// <summary>A codec that supports only trees of nodes.</summary>
    Tree,

    /// <summary>Another serializer with compressed messages.</summary>
    Compressed,
}
