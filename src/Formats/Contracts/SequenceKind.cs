namespace SerBench.Formats.Contracts;

/// <summary>The CLR collection behind a sequence.</summary>
public enum SequenceKind
{
    Array,
    List,
    Set,

    /// <summary>An array of rank two or more, its items in row-major order.</summary>
    Rectangular,
}
