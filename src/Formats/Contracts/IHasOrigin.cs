using System.Reflection;

namespace SerBench.Formats.Contracts;

/// <summary>A serializer or compressor that runs somebody else's library: what a record reads its version and SHA-256 from.</summary>
public interface IHasOrigin
{
    Assembly Library { get; }
}
