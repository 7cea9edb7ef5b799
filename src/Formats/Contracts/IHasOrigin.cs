namespace SerBench.Formats.Contracts;

/// <summary>Runs a third-party library. Records state the version and SHA-256 of the assembly.</summary>
public interface IHasOrigin
{
    /// <summary>The assembly of the library.</summary>
    Assembly Library { get; }
}
