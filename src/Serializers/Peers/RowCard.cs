namespace SerBench.Serializers.Peers;

// Texts may have Markdown links and code.
/// <param name="Id">an id that begins with + is of a compressor after any row.</param>
public sealed record RowCard(string Id, string Calls, string Why)
{
    public string? Disadvantage { get; init; }

    // The authors' promise for other versions of a type, if it differs from the library's.
    public Quote? Evolution { get; init; }

    // True if the row reads other versions of a type in another way than the library's main row.
    public bool HasOwnOutcomes { get; init; }

    // With own outcomes: true if evolve shows that versions read each other after a member was added, removed or moved.
    public bool SurvivesChanges { get; init; }

    // What a type needs, if it differs from the library's main row.
    public string? Needs { get; init; }

    // Whether users number members, if it differs from the library's main row.
    public bool? IsNumbered { get; init; }

    // The attribute by which a renamed member keeps its name in messages; null without one, and where members have numbers.
    public string? RenamesBy { get; init; }

    // In a published benchmark.
    public string? PublishedName { get; init; }

    // The names in published tables for which this row may be shown, each with a place: 1 is the best row for the name.
    public IReadOnlyList<(string Line, int Place)> StandsFor { get; init; } = [];
}
