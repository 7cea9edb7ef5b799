namespace SerBench.Formats.Contracts;

/// <summary>A codec whose work is done by a struct. The JIT can compile a loop for this struct alone.</summary>
public interface IHasCore
{
    /// <summary>Passes the struct to a visitor under its static type.</summary>
    TResult Accept<TResult>(ICoreVisitor<TResult> visitor);
}
