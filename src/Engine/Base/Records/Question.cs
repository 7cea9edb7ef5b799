namespace SerBench.Engine.Base.Records;

// A caller's question decides what the race and every report rank.
/// <param name="Link">the link that messages cross, in MB/s of a million bytes.</param>
/// <param name="Reads">the reads per written message. Each read sends the message over the link.</param>
public sealed record Question(double Link = Question.UsualLink, double Reads = 1)
{
    // 1 Gbit/s: most machines in a data centre have at least that.
    public const int UsualLink = 125;

    public const string Safe = "safe";

    // Other languages, and other versions of the type, read the messages.
    public const string Portable = "portable";

    public const string Evolving = "evolving";

    public static IReadOnlyList<string> Properties { get; } = [Safe, Portable, Evolving];

    // True for a store, which a message crosses once when it is written and once per read. A call crosses the link once per read.
    [JsonIgnore]
    public bool IsStored { get; init; }

    // The operation that stands for a write and a read, in place of encode and decode, if all that compete were timed by it.
    [JsonIgnore]
    public Operation? Way { get; init; }

    [JsonIgnore]
    public double Crossings => Reads + (IsStored ? 1 : 0);

    // The serializer in use; null if the question is not whether to replace it.
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public string? Now { get; init; }

    // Messages written per second.
    public double Rate { get; init; } = 1000;

    // Properties that a serializer must have to compete.
    public IReadOnlyList<string> Only { get; init; } = [];

    public string? FindFault() =>
        Link is >= 0.001 and <= 1e6 && Reads is >= 0 and <= 1e9 && Rate is > 0 and <= 1e9
        && !Only.Except(Properties).Any()
            ? null
            : "its question has an impossible number or an unknown property";
}
