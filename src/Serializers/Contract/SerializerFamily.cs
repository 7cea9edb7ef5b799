namespace SerBench.Serializers.Contract;

// The groups of rows in a table.
public enum SerializerFamily
{
    // A mode: one format by one access.
    Grid,

    // A third-party library.
    Peer,

    // Straight-line code: the yardstick of every row.
    Floor,

    // All values without lengths or separators. Only sizes count.
    Payload,

    // A codec of whole trees.
    Tree,

    // Another serializer with compressed messages.
    Compressed,
}
