namespace SerBench.Formats.Contracts;

/// <summary>Names the assembly of a third-party library. Records of runs state its version and SHA-256.</summary>
public interface IHasOrigin
{
    /// <summary>The assembly of the library.</summary>
    Assembly Library { get; }
}
