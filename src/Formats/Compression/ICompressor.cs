using SerBench.Formats.Contracts;

namespace SerBench.Formats.Compression;

/// <summary>Turns a plain of at least one byte into a block and back. Instances keep no state and may be shared between threads.</summary>
public interface ICompressor
{
    /// <summary>What follows the plus sign in the id of a compressed mode.</summary>
    string Id { get; }

    /// <summary>Whether tables of sizes have a column for it.</summary>
    bool HasColumn => false;

    /// <summary>Whether its blocks are made by this library alone, so that their sizes are the same everywhere.</summary>
    bool IsOwn => false;

    /// <summary>Appends the block of a plain to the target.</summary>
    void Compress(ReadOnlySpan<byte> plain, EncodeBuffer target);

    /// <summary>
    /// Replaces the contents of <paramref name="plain"/> by what the block holds that begins at <paramref name="start"/> and ends with
    /// the message. The buffer grows with what the block really holds or has the bytes for, not with what is claimed.
    /// </summary>
    /// <exception cref="WireFormatException">The block is damaged or does not hold exactly <paramref name="plainLength"/> bytes.</exception>
    void Decompress(ArraySegment<byte> message, int start, int plainLength, EncodeBuffer plain);
}
