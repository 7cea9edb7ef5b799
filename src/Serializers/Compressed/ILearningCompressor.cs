using SerBench.Formats.Compression;

namespace SerBench.Serializers.Compressed;

/// <summary>A compressor that learns from messages what others like them will share. It stays as it is; what has learned is another one.</summary>
public interface ILearningCompressor : ICompressor
{
    /// <summary>The bytes of what it has learned, which writer and reader must both have; 0 if it has learned nothing.</summary>
    int DictionaryLength { get; }

    /// <summary>Learns from messages. Null if they are too few or too short.</summary>
    ILearningCompressor? Learn(IReadOnlyList<byte[]> messages);
}
