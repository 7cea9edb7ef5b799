namespace SerBench.Formats.Contracts;

/// <summary>A serializer or compressor that runs a library of others. Records state the version and SHA-256 of the library.</summary>
public interface IHasOrigin
{
    /// <summary>The assembly of the library.</summary>
    Assembly Library { get; }
}
