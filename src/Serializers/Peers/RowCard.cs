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

    // This attribute keeps the old name of a renamed member in messages.
    public string? RenamesBy { get; init; }

    public string? PublishedName { get; init; }

    // This serializer stands for these names of published tables. For the same name, place 1 is preferred to place 2.
    public IReadOnlyList<(string Line, int Place)> StandsFor { get; init; } = [];
}
