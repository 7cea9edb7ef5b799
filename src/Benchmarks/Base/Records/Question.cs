namespace SerBench.Benchmarks.Base.Records;

/// <summary>The question of a run's caller. It decides what the race and every report rank.</summary>
/// <param name="Link">The link that messages cross, in MB/s of a million bytes each.</param>
/// <param name="Reads">The reads per written message. The message crosses the link for each.</param>
public sealed record Question(double Link = Question.UsualLink, double Reads = 1)
{
    /// <summary>1 Gbit/s: most machines in a data centre have at least that.</summary>
    public const int UsualLink = 125;

    public const string Safe = "safe";

    /// <summary>Other languages read the messages, and old and new versions of the type read each other's.</summary>
    public const string Portable = "portable";

    public const string Evolving = "evolving";

    public static IReadOnlyList<string> Properties { get; } = [Safe, Portable, Evolving];

    /// <summary>The serializer that the caller's program uses now; null if the question is not whether to replace it.</summary>
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public string? Now { get; init; }

    /// <summary>The messages that the program writes per second.</summary>
    public double Rate { get; init; } = 1000;

    /// <summary>The properties that a serializer must have to compete.</summary>
    public IReadOnlyList<string> Only { get; init; } = [];

    public string? FindFault() => Link is >= 0.001 and <= 1e6 && Reads is >= 0 and <= 1e9 && Rate is > 0 and <= 1e9 && !Only.Except(Properties).Any()
        ? null
        : "its question has an impossible number or an unknown property";
}
