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
