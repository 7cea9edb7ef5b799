namespace SerBench.Serializers.Peers;

/// <param name="Id">an id that begins with + belongs to a compressor.</param>
public sealed record RowCard(string Id, string Calls, string Why)
{
    public string? Disadvantage { get; init; }

    public Quote? Evolution { get; init; }

    // True if this serializer reads other versions of a type in another way than the library's main serializer.
    public bool HasOwnOutcomes { get; init; }

    // Applies if HasOwnOutcomes. True if versions of a type can read each other's messages after a member was added, removed or moved.
    public bool SurvivesChanges { get; init; }

    public string? Needs { get; init; }

    public bool? IsNumbered { get; init; }

    // The attribute (in Markdown) that keeps the old name of a renamed member in messages.
    public string? RenamesBy { get; init; }

    public string? PublishedName { get; init; }

    // Names in published tables that mean this serializer. If two serializers have the same name, the lower place comes first.
    public IReadOnlyList<(string Line, int Place)> StandsFor { get; init; } = [];
}
