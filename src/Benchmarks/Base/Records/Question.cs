namespace SerBench.Benchmarks.Base.Records;

/// <summary>What the caller of a run asks. It decides what is ranked, in the race and in every report.</summary>
/// <param name="Link">The link that messages cross, in MB/s of a million bytes each.</param>
/// <param name="Reads">How often a written message is read. It crosses the link each time.</param>
public sealed record Question(double Link = Question.UsualLink, double Reads = 1)
{
    /// <summary>Most machines in a data centre have at least 1 Gbit/s.</summary>
    public const int UsualLink = 125;

    public const string Safe = "safe";

    /// <summary>Other languages read the messages, and old and new versions of the type read each other's.</summary>
    public const string Portable = "portable";

    public const string Evolving = "evolving";

    public static IReadOnlyList<string> Properties { get; } = [Safe, Portable, Evolving];

    /// <summary>The serializer that the caller's program has; null if nobody asks whether a change is worth it.</summary>
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public string? Now { get; init; }

    /// <summary>Messages that the program writes in a second.</summary>
    public double Rate { get; init; } = 1000;

    /// <summary>The properties that whoever competes must have.</summary>
    public IReadOnlyList<string> Only { get; init; } = [];

    public string? FindFault() => Link is >= 0.001 and <= 1e6 && Reads is >= 0 and <= 1e9 && Rate is > 0 and <= 1e9 && !Only.Except(Properties).Any()
        ? null
        : "its question has an impossible number or an unknown property";
}
