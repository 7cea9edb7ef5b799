using System.Text.Json.Serialization;

namespace SerBench.Benchmarks.Records;

/// <summary>The scores of an attack as the record of a run keeps them, so that reports need no second file.</summary>
/// <param name="Source">The file they come from, as it was named.</param>
public sealed record AttackRecord(string Source, IReadOnlyList<AttackScore> Scores)
{
    /// <summary>What was attacked; null where nobody noted it.</summary>
    public AttackOrigin? Origin { get; init; }

    // Readers of their own: what another access of the format survived says nothing of them.
    private static readonly string[] OwnReaders = ["view", "direct"];

    /// <summary>The scores of what a run has cells of; null where it has cells of none.</summary>
    public AttackRecord? Of(IReadOnlyList<CellRecord> cells)
    {
        HashSet<(string, string)> wanted = [.. cells.Where(cell => cell.Status == CellStatus.Verified).Select(cell => (ReaderOf(cell.Serializer), cell.Model))];
        AttackScore[] scores = [.. Scores.Where(score => wanted.Contains((ReaderOf(score.Serializer), score.Model)))];
        return scores.Length == 0 ? null : this with { Scores = scores };
    }

    /// <summary>The score of the reader that a serializer has in common with the attacked access of its format; null where none was attacked.</summary>
    public AttackScore? Find(string serializer, string model) => Scores.FirstOrDefault(score => score.Serializer == serializer && score.Model == model)
        ?? Scores.FirstOrDefault(score => score.Model == model && ReaderOf(score.Serializer) == ReaderOf(serializer));

    /// <summary>The first thing that cannot be, as the end of a sentence; null when there is none.</summary>
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

        // Tables add them up.
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

/// <summary>What was attacked: scores depend on the code, not on the machine.</summary>
/// <param name="Started">When the attack began.</param>
/// <param name="Commit">The state of the sources; null where it is not known.</param>
/// <param name="Libraries">Files of the readers.</param>
public sealed record AttackOrigin(DateTimeOffset Started, string? Commit, IReadOnlyList<LibraryOrigin> Libraries)
{
    private const int ShortCommit = 12;

    /// <summary>In words, as the end of a sentence.</summary>
    public override string ToString()
    {
        string[] others = [.. Libraries.Where(library => !library.IsOwn).Select(library => library.Short)];
        return $"made on {Started:yyyy-MM-dd}"
            + (Commit is null ? "" : $" at commit {Commit[..Math.Min(ShortCommit, Commit.Length)]}")
            + (others.Length == 0 ? "" : $" with {string.Join(", ", others)}");
    }
}

/// <summary>How one serializer took damaged messages of one model.</summary>
/// <param name="Inputs">How many it was given.</param>
/// <param name="Rejected">Refused by an exception meant for it.</param>
/// <param name="AcceptedEqual">Read as the value that was there before the damage.</param>
/// <param name="AcceptedDifferent">Read as another value.</param>
/// <param name="WrongExceptions">Ended by an exception that says the code was surprised: a null reference, an index, a cast.</param>
/// <param name="Crashes">Ended the process.</param>
/// <param name="Hangs">Gave no answer in time.</param>
/// <param name="NotIdempotent">Read, but not written and read again to the same value.</param>
/// <param name="OverAllocations">Took more memory than 4 KiB and what the reader states for each byte of input, 256 bytes where it states nothing.</param>
/// <param name="BytesPerInputByte">The most memory it took for each byte of input, beyond 4 KiB.</param>
/// <param name="SlowestMs">The longest time that one input took.</param>
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
    /// <summary>Inputs that a reader should have survived and did not.</summary>
    [JsonIgnore]
    public long Bad => WrongExceptions + Crashes + Hangs + NotIdempotent + OverAllocations;

    /// <summary>What the counts contradict, as the end of a sentence; null when they fit each other.</summary>
    public string? CountsFault()
    {
        long[] parts = [Rejected, AcceptedEqual, AcceptedDifferent, WrongExceptions, Crashes, Hangs, NotIdempotent, OverAllocations];
        return Inputs <= 0 ? "has no inputs"
            : parts.Any(part => part < 0 || part > Inputs) || parts.Sum(part => (decimal)part) != Inputs ? $"does not add up to its {Inputs} inputs"
            : null;
    }
}
