using System.Text.Json.Serialization;

namespace SerBench.Benchmarks.Base.Records;

/// <summary>The scores of an attack. The record of a run keeps a copy, so that reports need no second file.</summary>
/// <param name="Source">The file of the scores, as the caller named it.</param>
public sealed record AttackRecord(string Source, IReadOnlyList<AttackScore> Scores)
{
    /// <summary>The attacked code; null if it was not recorded.</summary>
    public AttackOrigin? Origin { get; init; }

    // These accesses have their own readers: the scores of another access of the format say nothing about them.
    private static readonly string[] OwnReaders = ["view", "direct"];

    /// <summary>The scores that apply to the verified cells of a run; null if none applies.</summary>
    public AttackRecord? Of(IReadOnlyList<CellRecord> cells)
    {
        HashSet<(string, string)> wanted = [.. cells.Where(cell => cell.Status == CellStatus.Verified).Select(cell => (ReaderOf(cell.Serializer), cell.Model))];
        AttackScore[] scores = [.. Scores.Where(score => wanted.Contains((ReaderOf(score.Serializer), score.Model)))];
        return scores.Length == 0 ? null : this with { Scores = scores };
    }

    /// <summary>The score of a serializer, else of an access of its format with the same reader; null if neither was attacked.</summary>
    public AttackScore? Find(string serializer, string model) => Scores.FirstOrDefault(score => score.Serializer == serializer && score.Model == model)
        ?? Scores.FirstOrDefault(score => score.Model == model && ReaderOf(score.Serializer) == ReaderOf(serializer));

    /// <summary>The first fault, as the end of a sentence; null if there is none.</summary>
    public static string? FindFault(IReadOnlyList<AttackScore?> scores)
    {
        if (scores.Contains(null))
        {
            return "a list of scores has an empty entry";
        }

        if (scores.FirstOrDefault(score => score!.CountsFault() is not null) is { } wrong)
        {
            return $"the score of {wrong.Serializer} on {wrong.Model} {wrong.CountsFault()}";
        }

        // Tables add up the inputs, so the sum must fit.
        if (scores.Sum(score => (decimal)score!.Inputs) > long.MaxValue)
        {
            return "the scores have more inputs together than can be counted";
        }

        return scores.GroupBy(score => (score!.Serializer, score.Model)).FirstOrDefault(group => group.Count() > 1) is { } twice
            ? $"the score of {twice.Key.Serializer} on {twice.Key.Model} is listed twice"
            : null;
    }

    private static string ReaderOf(string serializer) =>
        OwnReaders.Contains(SerializerName.Parse(serializer).Access) ? serializer : SerializerNames.GroupOf(serializer);
}

/// <summary>The attacked code: scores depend on the code, not on the machine.</summary>
/// <param name="Started">The time at which the attack began.</param>
/// <param name="Commit">The commit of the sources; null if it is not known.</param>
/// <param name="Libraries">The library files of the attacked readers.</param>
public sealed record AttackOrigin(DateTimeOffset Started, string? Commit, IReadOnlyList<LibraryOrigin> Libraries)
{
    private const int ShortCommit = 12;

    /// <summary>The origin in words, as the end of a sentence.</summary>
    public override string ToString()
    {
        string[] others = [.. Libraries.Where(library => !library.IsOwn).Select(library => library.Short)];
        return $"made on {Started:yyyy-MM-dd}"
            + (Commit is null ? "" : $" at commit {Commit[..Math.Min(ShortCommit, Commit.Length)]}")
            + (others.Length == 0 ? "" : $" with {string.Join(", ", others)}");
    }
}

/// <summary>The result of giving damaged messages of one model to one serializer. Most figures count inputs.</summary>
/// <param name="Inputs">All inputs.</param>
/// <param name="Rejected">Inputs that the serializer refused with an exception meant for bad input.</param>
/// <param name="AcceptedEqual">Inputs that were read as the value from before the damage.</param>
/// <param name="AcceptedDifferent">Inputs that were read as another value.</param>
/// <param name="WrongExceptions">Inputs that led to an unexpected exception, such as a null reference, an index or a cast.</param>
/// <param name="Crashes">Inputs that ended the process.</param>
/// <param name="Hangs">Inputs without an answer in time.</param>
/// <param name="NotIdempotent">Inputs whose value changed when it was written and read again.</param>
/// <param name="OverAllocations">Inputs that took too much memory: over 4 KiB plus the reader's stated bytes per byte of input (256 if it states none).</param>
/// <param name="BytesPerInputByte">The most memory that was taken per byte of input, beyond 4 KiB.</param>
/// <param name="SlowestMs">The longest time that one input took, in milliseconds.</param>
public sealed record AttackScore(
    string Serializer,
    string Model,
    long Inputs,
    long Rejected,
    long AcceptedEqual,
    long AcceptedDifferent,
    long WrongExceptions,
    long Crashes,
    long Hangs,
    long NotIdempotent,
    long OverAllocations,
    double BytesPerInputByte,
    double SlowestMs,
    ulong Seed)
{
    /// <summary>The inputs that a reader should have survived and did not.</summary>
    [JsonIgnore]
    public long Bad => WrongExceptions + Crashes + Hangs + NotIdempotent + OverAllocations;

    /// <summary>The first contradiction between the counts, as the end of a sentence; null if they fit each other.</summary>
    public string? CountsFault()
    {
        long[] parts = [Rejected, AcceptedEqual, AcceptedDifferent, WrongExceptions, Crashes, Hangs, NotIdempotent, OverAllocations];
        return Inputs <= 0 ? "has no inputs"
            : parts.Any(part => part < 0 || part > Inputs) || parts.Sum(part => (decimal)part) != Inputs ? $"does not add up to its {Inputs} inputs"
            : null;
    }
}
