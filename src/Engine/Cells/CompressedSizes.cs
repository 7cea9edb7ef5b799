using SerBench.Formats.Compression;

namespace SerBench.Engine.Cells;

public static class CompressedSizes
{
    // Compression takes longer than all other work on a message. For a user's type the limit is lower, because the user waits.
    private const int MostMessages = 1024;
    private const int MostOfOwnType = 128;

    private static readonly ConcurrentDictionary<string, IReadOnlyDictionary<string, SizeRange>> ByPayload = new();

    public static IReadOnlyList<ICompressor> Columns { get; } = [.. Catalog.BuiltIn.Compressors.Where(compressor => compressor.HasColumn)];

    public static IReadOnlyDictionary<string, SizeRange> Of(string hash, IEnumerable<byte[]> messages, bool isOwn) =>
        ByPayload.GetOrAdd(hash, _ => Columns.ToDictionary(
            compressor => compressor.Id,
            compressor => Compress(compressor, messages.Take(isOwn ? MostOfOwnType : MostMessages))));

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
