namespace SerBench.Engine.Base.Records;

/// <param name="Place">the root, a nested object, or an item of a list.</param>
public sealed record EvolutionCell(string Change, string Place, string Backward, string Forward)
{
    public const string NotOffered = "not-offered";

    public const string Full = "FULL";

    internal const string Refused = "refused";

    private const string IsRight = "right";

    private static readonly string[] Misread = ["lost", "wrong"];
    private static readonly string[] Known = [IsRight, "default", Refused, .. Misread, NotOffered];

    public string Compatibility => (Backward == IsRight, Forward == IsRight) switch
    {
        (true, true) => Full,
        (true, false) => "BACKWARD",
        (false, true) => "FORWARD",
        _ => "NONE",
    };

    // True for a silent error: a member's value is wrong or lost.
    [JsonIgnore]
    public bool IsMisread => Misread.Contains(Backward) || Misread.Contains(Forward);

    internal static bool IsKnown(string outcome) => Known.Contains(outcome);
}
