using System.Text.Json.Serialization;
using SerBench.Serializers.Peers;

namespace SerBench.Benchmarks.Base.Records;

/// <summary>The result of reading messages by other versions of their type. The record of a run keeps a copy, so that reports need no second file.</summary>
/// <param name="Commit">The commit of the sources; null if it is not known.</param>
/// <param name="Type">The type that was changed.</param>
/// <param name="Changes">The changes, in the order of tables.</param>
/// <param name="Rows">A row for each serializer.</param>
public sealed record EvolutionRecord(string? Commit, string Type, IReadOnlyList<EvolutionChange> Changes, IReadOnlyList<EvolutionRow> Rows) : IChecked
{
    public string? FindFault() =>
        Changes.Contains(null!) || Rows.Count == 0 || Rows.Contains(null!) ? "the evolution of a type has no rows, or an empty one"
        : Rows.FirstOrDefault(row => row.Cells.Contains(null!) || row.Cells.Any(cell =>
                !Changes.Any(change => change.Id == cell.Change)
                || !EvolutionCell.IsKnown(cell.Backward)
                || !EvolutionCell.IsKnown(cell.Forward))) is { } bad
            ? $"the evolution of {bad.Serializer} has a cell with an unknown change or outcome"
        : Rows.GroupBy(row => row.Name).FirstOrDefault(group => group.Count() > 1) is { } twice ? $"the evolution of {twice.Key} is listed twice"
        : null;

    /// <exception cref="UsageException">The file cannot be read, or it holds no such result.</exception>
    public static EvolutionRecord Read(string file) => JsonInput.ReadChecked<EvolutionRecord>(file, "the evolution of a type", "evolve");

    /// <summary>The row of a serializer, else of another access of its format or of its library's usual row; null if neither was tried.</summary>
    public EvolutionRow? Find(string serializer) => Rows.FirstOrDefault(row => row.Serializer == serializer)
        ?? Rows.FirstOrDefault(row => PeerId.Parse(serializer) is { Main: var main }
            ? row.Serializer == main
            : PeerId.Parse(row.Serializer) is null && SerializerName.Parse(row.Serializer).Format == SerializerName.Parse(serializer).Format);
}

/// <summary>A change of a type.</summary>
/// <param name="Id">The name in cells.</param>
/// <param name="Title">The name in tables.</param>
public sealed record EvolutionChange(string Id, string Title);

/// <summary>The results of one serializer.</summary>
/// <param name="Serializer">Its id.</param>
/// <param name="IsPinned">True if the numbers of the members are pinned.</param>
/// <param name="Cells">The results; none if it does not carry the type.</param>
/// <param name="Reason">The reason why there are no cells.</param>
/// <param name="Promise">What its authors say; null if nothing is known.</param>
/// <param name="Source">Where they say it.</param>
public sealed record EvolutionRow(string Serializer, bool IsPinned, IReadOnlyList<EvolutionCell> Cells, string? Reason, string? Promise, string? Source)
{
    /// <summary>The name in tables.</summary>
    [JsonIgnore]
    public string Name => IsPinned ? $"{Serializer}, numbers pinned" : Serializer;

    /// <summary>True if no change is misread in silence: nothing wrong and nothing lost.</summary>
    [JsonIgnore]
    public bool IsNeverMisread => !Cells.Any(cell => cell.IsMisread);
}

/// <summary>The outcomes of one change in one place.</summary>
/// <param name="Change">The change.</param>
/// <param name="Place">The place: the root, a nested object, or an item of a list.</param>
/// <param name="Backward">The outcome of reading old messages by the new version.</param>
/// <param name="Forward">The outcome of reading new messages by the old version.</param>
public sealed record EvolutionCell(string Change, string Place, string Backward, string Forward)
{
    /// <summary>The outcome where the serializer does not carry one of the versions.</summary>
    public const string NotOffered = "not-offered";

    /// <summary>The compatibility where both versions read each other's messages right.</summary>
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

    /// <summary>True if nobody notices one of the outcomes: a member has another value, or has lost its own.</summary>
    [JsonIgnore]
    public bool IsMisread => Misread.Contains(Backward) || Misread.Contains(Forward);

    internal static bool IsKnown(string outcome) => Known.Contains(outcome);
}
