namespace SerBench.Serializers.Peers;

/// <summary>A description of a library's row. Texts may have Markdown links and code.</summary>
/// <param name="Id">The id of the row. An id that begins with <c>+</c> is of a compressor after any row.</param>
public sealed record RowCard(string Id, string Calls, string Why)
{
    /// <summary>The disadvantage of this way; null if none is known.</summary>
    public string? Disadvantage { get; init; }

    /// <summary>The authors' promise for other versions of a type, if it differs from the library's.</summary>
    public Quote? Evolution { get; init; }

    /// <summary>True if the row reads other versions of a type in another way than the main row of its library.</summary>
    public bool HasOwnOutcomes { get; init; }

    /// <summary>The name that a published benchmark uses for the row.</summary>
    public string? PublishedName { get; init; }

    /// <summary>The names in published tables for which this row may be shown. Place 1 is the best row for a name, 2 the next.</summary>
    public IReadOnlyList<(string Line, int Place)> StandsFor { get; init; } = [];
}
