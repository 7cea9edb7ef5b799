using SerBench.Formats.Compression;

namespace SerBench.Serializers.Compressed;

// Learning from sample messages returns a new compressor and leaves this one unchanged.
public interface ILearningCompressor : ICompressor
{
    // In bytes; 0 without dictionary. Writer and reader must both have the dictionary.
    int DictionaryLength { get; }

    // Null if the messages are too few or too short.
    ILearningCompressor? Learn(IReadOnlyList<byte[]> messages);
}
