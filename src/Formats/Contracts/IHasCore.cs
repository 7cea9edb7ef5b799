namespace SerBench.Formats.Contracts;

/// <summary>A codec made of a core. The JIT can compile a loop for this core alone.</summary>
public interface IHasCore
{
    /// <summary>Passes the core to a visitor under its static type.</summary>
    TResult Accept<TResult>(ICoreVisitor<TResult> visitor);
}
