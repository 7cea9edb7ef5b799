namespace SerBench.Formats.Contracts;

/// <summary>Names the assembly of a third-party library.</summary>
public interface IHasOrigin
{
    /// <summary>The assembly of the library.</summary>
    Assembly Library { get; }
}
