namespace SerBench.Formats.Contracts;

/// <summary>A codec made of a core. A loop over the core can be compiled for this core alone.</summary>
public interface IHasCore
{
    /// <summary>Passes the core, under its static type, to a visitor.</summary>
    TResult Accept<TResult>(ICoreVisitor<TResult> visitor);
}
