using SerBench.Formats.Compression;

namespace SerBench.Serializers.Racing;

public interface IWorkload
{
    void Run(Operation operation, int times);

    // Returns the checksum of the last decoded object or view; 0 if the batch only encoded.
    ulong TouchLast();

    long MeasureKept(int count);

    // Encodes the first value to a new array, without a kept buffer.
    byte[] EncodeAlone();

    // True if the library has calls for streams or pipes; false if messages are copied.
    bool IsNative(Operation operation) => false;

    // Drops the last results and the buffer, which must not count as kept memory.
    void Forget();

    IReadOnlyList<byte[]> Payloads { get; }
}

internal interface ICodecWorkload : IWorkload
{
    IWorkload Compress(ICompressor compressor);
}
