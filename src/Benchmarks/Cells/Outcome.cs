using SerBench.Benchmarks.Records;
using SerBench.Formats.Contracts;

namespace SerBench.Benchmarks.Cells;

/// <summary>What the check of a cell found.</summary>
public abstract record Outcome
{
    private Outcome()
    {
    }

    /// <summary>What a check found, as it was before it became a record.</summary>
    public static Outcome Of(CellRecord record) => record.Status switch
    {
        CellStatus.Verified => new Verified(record.Shape!.Value, record.Size!, record.PayloadSha256!),
        CellStatus.Dash => new Dash(record.Reason!),
        _ => new Failed(record.Reason!),
    };

    /// <summary>Every instance came back equal; only such a cell is timed.</summary>
    /// <param name="Shape">What decoding gives.</param>
    /// <param name="Size">Sizes of the messages.</param>
    /// <param name="PayloadHash">SHA-256 over all messages, which the timing process must find again.</param>
    public sealed record Verified(CodecShape Shape, SizeRange Size, string PayloadHash) : Outcome
    {
        /// <summary>Sizes of the messages compressed, by compressor.</summary>
        public IReadOnlyDictionary<string, SizeRange> Compressed { get; init; } = CompressedSizes.None;
    }

    /// <summary>The serializer does not offer this; no fault.</summary>
    public sealed record Dash(string Reason) : Outcome;

    /// <summary>The serializer is wrong: reported, never timed, and the exit code says so.</summary>
    public sealed record Failed(string What) : Outcome;
}
