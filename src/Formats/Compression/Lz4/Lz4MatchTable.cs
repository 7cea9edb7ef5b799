namespace SerBench.Formats.Compression.Lz4;

/// <summary>
/// Where each hash was last seen: a 16-bit stamp per hash, 16 KiB in all, reused from block to block without being cleared.
/// </summary>
/// <remarks>
/// The stamp of a position is its index plus the block's epoch, modulo 65,536. Epochs grow by each block's length, so the stamps of earlier
/// blocks, and the zeros of an empty table, are smaller than any of the present block and cannot pass for a position in it: the bytes
/// of a block depend on its plain alone. The table is cleared only when the epochs run out, once per 64 KiB of input.
/// </remarks>
internal sealed class Lz4MatchTable
{
    internal const int HashBits = 13;

    private const int StampLimit = 1 << 16;

    private int _nextEpoch = 1;

    internal ushort[] Stamps { get; } = new ushort[1 << HashBits];

    /// <summary>Begins a block and returns its epoch.</summary>
    internal int Open(int length)
    {
        if (length > StampLimit - _nextEpoch)
        {
            Array.Clear(Stamps);
            _nextEpoch = 1;
        }

        int epoch = _nextEpoch;
        _nextEpoch = (int)Math.Min((long)epoch + length, StampLimit);
        return epoch;
    }
}
