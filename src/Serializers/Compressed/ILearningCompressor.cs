using SerBench.Formats.Compression;

namespace SerBench.Serializers.Compressed;

public interface ILearningCompressor : ICompressor
{
    // In bytes; 0 without a dictionary. Writer and reader must both have the dictionary.
    int DictionaryLength { get; }

    // Returns null if the messages are too few or too short.
    ILearningCompressor? Learn(IReadOnlyList<byte[]> messages);
}
