
namespace SerBench.Benchmarks.Records;

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
