namespace SerBench.Benchmarks.Base.Records;

/// <summary>The outcomes of one change in one place.</summary>
/// <param name="Place">The place: the root, a nested object, or an item of a list.</param>
/// <param name="Backward">The outcome of reading old messages with the new version.</param>
/// <param name="Forward">The outcome of reading new messages with the old version.</param>
public sealed record EvolutionCell(string Change, string Place, string Backward, string Forward)
{
    public const string NotOffered = "not-offered";

    public const string Full = "FULL";

    internal const string Refused = "refused";

    private const string IsRight = "right";

    private static readonly string[] Misread = ["lost", "wrong"];
    private static readonly string[] Known = [IsRight, "default", Refused, .. Misread, NotOffered];

    /// <summary>The compatibility in the words of schema registries: FULL, BACKWARD, FORWARD or NONE.</summary>
    public string Compatibility => (Backward == IsRight, Forward == IsRight) switch
    {
        (true, true) => Full,
        (true, false) => "BACKWARD",
        (false, true) => "FORWARD",
        _ => "NONE",
    };

    /// <summary>True if an outcome is a silent error: a member has a wrong value, or has lost its value.</summary>
    [JsonIgnore]
    public bool IsMisread => Misread.Contains(Backward) || Misread.Contains(Forward);

    internal static bool IsKnown(string outcome) => Known.Contains(outcome);
}
