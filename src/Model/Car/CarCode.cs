namespace SerBench.Model;

/// <summary>The variant of a <see cref="Car"/>.</summary>
public enum CarCode
{
    A,
    B,
    C,
}
