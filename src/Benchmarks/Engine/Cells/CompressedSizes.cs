using SerBench.Formats.Compression;

namespace SerBench.Benchmarks.Engine.Cells;

/// <summary>The sizes of messages when each is compressed by itself: the columns beside every size.</summary>
public static class CompressedSizes
{
    // Compressing takes longer than all else that is done with a message, and whoever brings a type waits for it.
    private const int MostMessages = 1024;
    private const int MostOfOwnType = 128;

    // A cache: the accesses of a format give the same messages, and compressing takes far longer than encoding.
    private static readonly ConcurrentDictionary<string, IReadOnlyDictionary<string, SizeRange>> ByPayload = new();

    public static IReadOnlyDictionary<string, SizeRange> None { get; } = new Dictionary<string, SizeRange>();

    public static IReadOnlyList<ICompressor> Columns { get; } = [.. Catalog.BuiltIn.Compressors.Where(compressor => compressor.HasColumn)];

    /// <param name="hash">The <see cref="PayloadHash"/> of the messages.</param>
    /// <param name="isOwn">True for a type from outside.</param>
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
