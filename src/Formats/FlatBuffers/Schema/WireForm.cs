namespace SerBench.Formats.FlatBuffers.Schema;

/// <summary>What stands in a table, a struct or a vector for a value.</summary>
internal enum WireForm
{
    /// <summary>The value itself: a number or a struct.</summary>
    Inline,

    /// <summary>An offset to text.</summary>
    Text,

    /// <summary>An offset to a table.</summary>
    Table,

    /// <summary>An offset to a vector.</summary>
    Vector,
}
