using SerBench.Formats.Compression;

namespace SerBench.Benchmarks.Engine.Cells;

/// <summary>The sizes of messages when each is compressed by itself: the columns beside every size.</summary>
public static class CompressedSizes
{
    // Compression takes longer than all other work on a message, and a caller with an own type waits for it.
    private const int MostMessages = 1024;
    private const int MostOfOwnType = 128;

    // A cache, because the accesses of a format give the same messages.
    private static readonly ConcurrentDictionary<string, IReadOnlyDictionary<string, SizeRange>> ByPayload = new();

    public static IReadOnlyDictionary<string, SizeRange> None { get; } = new Dictionary<string, SizeRange>();

    public static IReadOnlyList<ICompressor> Columns { get; } = [.. Catalog.BuiltIn.Compressors.Where(compressor => compressor.HasColumn)];

    /// <param name="hash">The <see cref="PayloadHash"/> of the messages.</param>
    /// <param name="isOwn">True for an own type, of which fewer messages are compressed.</param>
    public static IReadOnlyDictionary<string, SizeRange> Of(string hash, IEnumerable<byte[]> messages, bool isOwn) =>
        ByPayload.GetOrAdd(hash, _ => Columns.ToDictionary(compressor => compressor.Id, compressor => Compress(compressor, messages.Take(isOwn ? MostOfOwnType : MostMessages))));

    private static SizeRange Compress(ICompressor compressor, IEnumerable<byte[]> messages)
    {
        var buffer = new EncodeBuffer();
        return SizeRange.Of([.. messages.Select(message =>
        {
            CompressedMessage.Write(compressor, message, buffer);
            return buffer.Length;
        })]);
    }
}
