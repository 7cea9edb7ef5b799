using SerBench.Formats.Compression;

namespace SerBench.Serializers.Compressed;

/// <summary>A compressor that can learn from sample messages. Learning returns a new compressor and leaves this one unchanged.</summary>
public interface ILearningCompressor : ICompressor
{
    /// <summary>The length in bytes of the learned dictionary, which writer and reader must both have; 0 if there is none.</summary>
    int DictionaryLength { get; }

    /// <summary>Learns from sample messages; null if they are too few or too short.</summary>
    ILearningCompressor? Learn(IReadOnlyList<byte[]> messages);
}
