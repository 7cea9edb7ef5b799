namespace SerBench.Engine.Base.Records;

// Describes the caller's use of messages. Every report ranks the serializers for that use.
/// <param name="Link">the link's speed in MB/s of a million bytes.</param>
/// <param name="Reads">the reads per written message.</param>
public sealed record Question(double Link = Question.UsualLink, double Reads = 1)
{
    // This is 1 Gbit/s.
    public const int UsualLink = 125;

    public const string Safe = "safe";

    // Other languages, and other versions of the type, can read the messages.
    public const string Portable = "portable";

    public const string Evolving = "evolving";

    public static IReadOnlyList<string> Properties { get; } = [Safe, Portable, Evolving];

    // A message crosses the link once per read. A stored message crosses the link once more, when it is written.
    [JsonIgnore]
    public bool IsStored { get; init; }

    // If all compared serializers were timed by this operation, its time replaces encode + decode.
    [JsonIgnore]
    public Operation? Way { get; init; }

    [JsonIgnore]
    public double Crossings => Reads + (IsStored ? 1 : 0);

    // The serializer that the caller uses today, if the caller asks about replacing it.
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public string? Now { get; init; }

    public double Rate { get; init; } = 1000;

    public IReadOnlyList<string> Only { get; init; } = [];

    public string? FindFault() =>
        Link is >= 0.001 and <= 1e6 && Reads is >= 0 and <= 1e9 && Rate is > 0 and <= 1e9
        && !Only.Except(Properties).Any()
            ? null
            : "its question has an impossible number or an unknown property";
}
