namespace SerBench.Serializers.Peers;

/// <summary>A row of a library, in words. They may have links and code of Markdown.</summary>
/// <param name="Id">The id of the row; one that begins with <c>+</c> is of a compressor behind any row.</param>
public sealed record RowCard(string Id, string Calls, string Why)
{
    /// <summary>The price of this way, or null if none is known.</summary>
    public string? GivesUp { get; init; }

    /// <summary>The authors' promise for other versions of a type, where it is another one than the library's.</summary>
    public Quote? Evolution { get; init; }

    /// <summary>True if the row reads other versions of a type in another way than the main row of its library.</summary>
    public bool HasOwnOutcomes { get; init; }

    /// <summary>The name that a published benchmark uses for the row.</summary>
    public string? PublishedName { get; init; }

    /// <summary>Lines of tables, and encodings of published ones, for which the row stands, each with its place among the rows that
    /// do.</summary>
    public IReadOnlyList<(string Line, int Place)> StandsFor { get; init; } = [];
}
