
namespace SerBench.Benchmarks.Records;

/// <summary>Checks that the parts of a record fit each other. The types of a record do not enforce this, and reports rely on it.</summary>
internal static class RunRecordCheck
{
    /// <summary>The first fault, as the end of a sentence; null if there is none.</summary>
    public static string? FindFault(RunRecord record)
    {
        if (ListsOf(record).FirstOrDefault(list => list.Items.Contains(null)) is { Name: { } list })
        {
            return $"{list} has an empty entry";
        }

        if (FirstTwice(record.Serializers.Select(serializer => serializer.Id)) is { } serializer)
        {
            return $"the serializer '{serializer}' is listed twice";
        }

        HashSet<string> serializers = [.. record.Serializers.Select(known => known.Id)];
        HashSet<CellId> cells = [.. record.Cells.Select(cell => cell.Id)];
        return FindCellFault(record, serializers, cells.Count) ?? FindTimingFault(record, cells) ?? FindSittingFault(record) ?? FindAttackFault(record) ?? record.Fairness?.FindFault() ?? record.Memory?.FindFault() ?? record.Evolution?.FindFault() ?? record.Scaling?.FindFault() ?? record.Counts?.FindFault() ?? record.Tree?.FindFault()
            ?? record.Grid?.FindFault(record);
    }

    private static IEnumerable<(string Name, IEnumerable<object?> Items)> ListsOf(RunRecord record) =>
    [
        ("libraries", record.Libraries), ("absentPeers", record.AbsentPeers), ("serializers", record.Serializers), ("cells", record.Cells),
        ("plan", record.Plan), ("leftOut", record.LeftOut), ("sittings", record.Sittings), ("timings", record.Timings), ("firstCalls", record.FirstCalls), ("notes", record.Notes),
        ("a list of launches", TimingsOf(record).SelectMany(timing => timing.Launches.Concat(timing.Doubtful ?? []))),
        ("a list of rows", record.Sittings.Where(sitting => sitting is not null).SelectMany(sitting => sitting.Rows)),
        ("a list of floors", record.Sittings.Where(sitting => sitting is not null).SelectMany(sitting => sitting.Floors)),
        ("an anatomy", record.Cells.Where(cell => cell?.Anatomy is not null).SelectMany(cell => cell.Anatomy!)),
        ("a list of parts", record.Cells.Where(cell => cell?.Parts is not null).SelectMany(cell => cell.Parts!)),
        ("attack.origin.libraries", record.Attack?.Origin?.Libraries ?? []),
        ("counts.rows", record.Counts?.Rows ?? []),
        ("doubts", record.Doubts ?? []),
        ("a list of traits", record.Serializers.Where(serializer => serializer is not null).SelectMany(serializer => serializer.Traits)),
    ];

    // Entries may still be null here: the check for empty entries uses this method.
    private static IEnumerable<TimingRecord> TimingsOf(RunRecord record) => record.Timings
        .Concat(record.Sittings.Where(sitting => sitting is not null).SelectMany(sitting => sitting.Floors))
        .Where(timing => timing is not null);

    private static string? FindCellFault(RunRecord record, HashSet<string> serializers, int distinct)
    {
        if (distinct != record.Cells.Count)
        {
            return $"the cell {FirstTwice(record.Cells.Select(cell => cell.Id.ToString()))} is listed twice";
        }

        return record.Cells.FirstOrDefault(cell => !serializers.Contains(cell.Serializer)) is { } homeless
            ? $"the serializer of the cell {homeless.Id} is not listed"
            : record.Cells.FirstOrDefault(cell => cell.Status == CellStatus.Verified && cell.Size is null) is { } sizeless
                ? $"the cell {sizeless.Id} has no size"
                : record.FirstCalls.GroupBy(call => call.Cell).FirstOrDefault(group => group.Count() > 1) is { } calls
                    ? $"the first call of {calls.Key} is listed twice"
                    : null;
    }

    private static string? FindTimingFault(RunRecord record, HashSet<CellId> cells)
    {
        if (record.Plan.Concat(record.LeftOut).Concat(record.AllTimings.Select(timing => timing.Row)).Concat(record.Counts?.Rows.Select(count => count.Row) ?? []).FirstOrDefault(row => !cells.Contains(row.Cell)) is { } unknown)
        {
            return $"the cell of the row {unknown} is not listed";
        }

        HashSet<CellId> verified = VerifiedOf(record);
        if (record.AllTimings.FirstOrDefault(timing => timing.HasSamples && !verified.Contains(timing.Row.Cell)) is { } unverified)
        {
            return $"the row {unverified.Row} was timed, but its cell is not verified";
        }

        if (FirstTwice(record.Timings.Select(timing => timing.Row.ToString())) is { } twice)
        {
            return $"the row {twice} is listed twice";
        }

        if (record.Cells.FirstOrDefault(cell => cell.Anatomy?.Any(part => part.Bytes < 0) == true) is { } negative)
        {
            return $"the anatomy of {negative.Id} has a part of less than nothing";
        }

        if (record.Cells.FirstOrDefault(cell => cell.Anatomy?.Sum(part => (long)part.Bytes) > int.MaxValue || cell.Parts?.Sum(part => (long)part.Length) > int.MaxValue) is { } huge)
        {
            return $"the parts of {huge.Id} are longer together than any message";
        }

        return record.AllTimings.FirstOrDefault(timing => !timing.IsTime) is { } timing
            ? $"a sample of {timing.Row} is no time"
            : null;
    }

    private static string? FindSittingFault(RunRecord record)
    {
        HashSet<RowRecord> plan = [.. record.Plan];
        HashSet<CellId> verified = VerifiedOf(record);
        return record.LeftOut.FirstOrDefault(row => plan.Contains(row) || !verified.Contains(row.Cell)) is { } impossible
            ? $"the row {impossible} is planned or its cell is not verified, so it cannot have been left out"
            : FirstTwice(record.LeftOut.Select(row => row.ToString())) is { } twice
                ? $"the row {twice} was left out twice"
                : record.Sittings.SelectMany(sitting => sitting.Rows).FirstOrDefault(row => !plan.Contains(row)) is { } foreign
                    ? $"the row {foreign} of a later sitting is not planned"
                    : FirstTwice(record.Sittings.SelectMany(sitting => sitting.Rows).Select(row => row.ToString())) is { } again
                        ? $"the row {again} is of two sittings"
                        : record.Sittings.Select(sitting => FirstTwice(sitting.Floors.Select(floor => floor.Row.ToString()))).FirstOrDefault(floor => floor is not null) is { } floor
                            ? $"the floor {floor} of a later sitting is listed twice"
                            : null;
    }

    private static HashSet<CellId> VerifiedOf(RunRecord record) =>
        [.. record.Cells.Where(cell => cell.Status == CellStatus.Verified).Select(cell => cell.Id)];

    private static string? FindAttackFault(RunRecord record) => record.Attack is not { } attack ? null
        : attack.Scores.Count == 0 ? "the attack has no scores"
        : AttackRecord.FindFault(attack.Scores);

    private static string? FirstTwice(IEnumerable<string> names)
    {
        var seen = new HashSet<string>(StringComparer.Ordinal);
        return names.FirstOrDefault(name => !seen.Add(name));
    }
}
