namespace SerBench.Formats.Contracts;

/// <summary>The CLR collection of a sequence.</summary>
public enum SequenceKind
{
    /// <summary>An array of one dimension.</summary>
    Array,
    /// <summary>A <see cref="List{T}"/>.</summary>
    List,
    /// <summary>A <see cref="HashSet{T}"/>.</summary>
    Set,

    /// <summary>An array of two or more dimensions. Its items are in row-major order.</summary>
    Rectangular,
}
