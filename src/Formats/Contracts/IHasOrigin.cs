namespace SerBench.Formats.Contracts;

/// <summary>A serializer or compressor that runs a third-party library. Records state its version and SHA-256.</summary>
public interface IHasOrigin
{
    /// <summary>The assembly of the library.</summary>
    Assembly Library { get; }
}
