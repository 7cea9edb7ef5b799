namespace SerBench.Formats.Contracts;

/// <summary>A serializer or compressor that runs somebody else's library. A record states the version and SHA-256 of that
/// library.</summary>
public interface IHasOrigin
{
    /// <summary>The assembly of the library.</summary>
    Assembly Library { get; }
}
