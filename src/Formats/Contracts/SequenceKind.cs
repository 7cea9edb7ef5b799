namespace SerBench.Formats.Contracts;

/// <summary>The CLR type of a sequence.</summary>
public enum SequenceKind
{
    /// <summary>An array of one dimension.</summary>
    Array,
    /// <summary>A List.</summary>
    List,
    /// <summary>A HashSet.</summary>
    Set,

    /// <summary>An array of two or more dimensions, with items in row-major order.</summary>
    Rectangular,
}
