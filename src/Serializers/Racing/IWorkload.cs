namespace SerBench.Serializers.Racing;

/// <summary>A codec with its values, ready to be timed. One virtual call covers a whole batch, so its cost does not distort small
/// figures.</summary>
public interface IWorkload
{
    /// <summary>Runs an operation <paramref name="times"/> times, rotating through the values.</summary>
    void Run(Operation operation, int times);

    /// <summary>The checksum of the last batch's result: of the last decoded object or the last view read; 0 if the batch only
    /// encoded.</summary>
    ulong TouchLast();

    /// <summary>The bytes of memory that a decoded value keeps, measured over <paramref name="count"/> of them; 0 for values that are read
    /// in place.</summary>
    long MeasureKept(int count);

    /// <summary>Encodes the first value to a new array without a kept buffer, as the package and most libraries do in a program.</summary>
    byte[] EncodeAlone();

    /// <summary>True if the library has calls of its own for an operation that needs a stream or a pipe; false if messages are copied for
    /// it.</summary>
    bool IsNative(Operation operation) => false;

    /// <summary>Drops the last results and the buffer, so that they do not count as memory that others keep.</summary>
    void Forget();

    /// <summary>The encoded messages, in the order of the values.</summary>
    IReadOnlyList<byte[]> Payloads { get; }
}
