namespace SerBench.Formats.Contracts;

/// <summary>The bytes and parts of each kind in a message.</summary>
public sealed class AnatomySummary
{
    /// <summary>Adds up the parts.</summary>
    public AnatomySummary(IEnumerable<Part> parts)
    {
        Totals =
        [
            .. parts.GroupBy(part => part.Kind)
                .Select(group => new KindTotal(group.Key, group.Sum(part => part.Length), group.Count()))
                .OrderBy(total => total.Kind),
        ];
        Size = Totals.Sum(total => total.Bytes);
    }

    /// <summary>The length of the message.</summary>
    public int Size { get; }

    /// <summary>The kinds that occur, in the order of the enum.</summary>
    public IReadOnlyList<KindTotal> Totals { get; }

    /// <summary>The number of bytes of a kind.</summary>
    public int BytesOf(PartKind kind) => Totals.FirstOrDefault(total => total.Kind == kind).Bytes;
}
