namespace SerBench.Serializers.Racing;

/// <summary>A codec with its values ready to be timed. One virtual call covers a whole batch, so it bends no small number.</summary>
public interface IWorkload
{
    /// <summary>Runs an operation <paramref name="times"/> times, rotating through the values.</summary>
    void Run(Operation operation, int times);

    /// <summary>
    /// The checksum of what the last batch produced: of the last object decoded, of the last view read; 0 when it only encoded.
    /// </summary>
    ulong TouchLast();

    /// <summary>The encoded messages, in the order of the values.</summary>
    IReadOnlyList<byte[]> Payloads { get; }
}

/// <summary>What is timed.</summary>
public enum Operation
{
    /// <summary>Into a reused buffer.</summary>
    Encode,

    /// <summary>Into a fresh array of exact size.</summary>
    EncodeFresh,

    Decode,

    /// <summary>Encode into a reused buffer and decode from it.</summary>
    RoundTrip,

    /// <summary>As the Ignite.NET article measured: fresh array, decode, deep equality.</summary>
    Article,
}
