using SerBench.Formats.Compression;

namespace SerBench.Serializers.Racing;

// A codec with its values, ready to be timed. One virtual call per batch does not distort small figures.
public interface IWorkload
{
    // Rotates through the values.
    void Run(Operation operation, int times);

    // Of the last batch's last object or view; 0 if the batch only encoded.
    ulong TouchLast();

    // The mean memory in bytes per decoded value; 0 if values are read in place.
    long MeasureKept(int count);

    // The first value to a new array without a kept buffer, as the package and most libraries do in a program.
    byte[] EncodeAlone();

    // True if the library has calls for streams or pipes; false if messages are copied.
    bool IsNative(Operation operation) => false;

    // The last results and the buffer must not count as kept memory.
    void Forget();

    // In the order of the values.
    IReadOnlyList<byte[]> Payloads { get; }
}

internal interface ICodecWorkload : IWorkload
{
    // The same loops, with each message compressed.
    IWorkload Compress(ICompressor compressor);
}
