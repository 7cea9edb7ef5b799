namespace SerBench.Serializers.Racing;

/// <summary>A codec with its values, ready to be timed. One virtual call per batch does not distort small figures.</summary>
public interface IWorkload
{
    /// <summary>Runs an operation <paramref name="times"/> times, rotating through the values.</summary>
    void Run(Operation operation, int times);

    /// <summary>The checksum of the last batch's last object or view; 0 if the batch only encoded.</summary>
    ulong TouchLast();

    /// <summary>The mean memory in bytes of <paramref name="count"/> decoded values; 0 if values are read in place.</summary>
    long MeasureKept(int count);

    /// <summary>Encodes the first value to a new array without a kept buffer, as the package and most libraries do in a program.</summary>
    byte[] EncodeAlone();

    /// <summary>True if the library has its own calls for an operation with streams or pipes; false if messages are copied.</summary>
    bool IsNative(Operation operation) => false;

    /// <summary>Drops the last results and the buffer, so that they do not count as memory that others keep.</summary>
    void Forget();

    /// <summary>The encoded messages, in the order of the values.</summary>
    IReadOnlyList<byte[]> Payloads { get; }
}
