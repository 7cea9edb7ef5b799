namespace SerBench.Engine.Base.Records;

internal static class RunRecordCheck
{
    public static string? FindFault(RunRecord record) =>
        ListsOf(record).FirstOrDefault(list => list.Items.Contains(null)) is { Name: { } list } ? $"{list} has an empty entry"
        : FirstTwice(record.Serializers.Select(serializer => serializer.Id)) is { } serializer
            ? $"the serializer '{serializer}' is listed twice"
        : record.Finished < record.Started ? "the run finished before it started"
        : FindCellFault(record) ?? FindTimingFault(record) ?? FindFaultOfLeftOut(record) ?? FindAttackFault(record)
            ?? record.Fairness?.FindFault() ?? record.Memory?.FindFault() ?? record.Evolution?.FindFault() ?? record.Aot?.FindFault()
            ?? record.Scaling?.FindFault() ?? record.Counts?.FindFault() ?? record.Load?.FindFault() ?? record.Tree?.FindFault()
            ?? record.Question?.FindFault();

    private static IEnumerable<(string Name, IEnumerable<object?> Items)> ListsOf(RunRecord record) =>
    [
        ("libraries", record.Libraries), ("absentPeers", record.AbsentPeers), ("serializers", record.Serializers), ("cells", record.Cells),
        ("plan", record.Plan), ("leftOut", record.LeftOut), ("timings", record.Timings), ("firstCalls", record.FirstCalls),
        ("notes", record.Notes),
        ("a list of launches", record.Timings.SelectMany(timing => timing?.Launches ?? [])),
        ("an anatomy", record.Cells.SelectMany(cell => cell?.Anatomy ?? [])),
        ("a list of parts", record.Cells.SelectMany(cell => cell?.Parts ?? [])),
        ("attack.origin.libraries", record.Attack?.Origin?.Libraries ?? []),
        ("counts.rows", record.Counts?.Rows ?? []),
        ("a list of traits", record.Serializers.SelectMany(serializer => serializer?.Traits ?? [])),
    ];

    private static string? FindCellFault(RunRecord record)
    {
        HashSet<string> serializers = [.. record.Serializers.Select(serializer => serializer.Id)];
        return FirstTwice(record.Cells.Select(cell => cell.Id)) is { } twice ? $"the cell {twice} is listed twice"
            : record.Cells.FirstOrDefault(cell => !serializers.Contains(cell.Serializer)) is { } homeless
                ? $"the serializer of the cell {homeless.Id} is not listed"
            : record.Cells.FirstOrDefault(cell => cell.Status == CellStatus.Verified && cell.Size is null) is { } sizeless
                ? $"the cell {sizeless.Id} has no size"
            : record.Cells.FirstOrDefault(cell => cell.Size is { } size
                    && (size.Min < 0 || size.Max < size.Min || !(size.Mean >= size.Min && size.Mean <= size.Max))) is { } odd
                ? $"the cell {odd.Id} has an impossible size"
            : FirstTwice(record.FirstCalls.Select(call => call.Cell)) is { } called ? $"the first call of {called} is listed twice"
            : null;
    }

    private static string? FindTimingFault(RunRecord record)
    {
        HashSet<CellId> cells = [.. record.Cells.Select(cell => cell.Id)];
        HashSet<CellId> verified = VerifiedOf(record);
        IEnumerable<RowRecord> named = record.Plan
            .Concat(record.LeftOut)
            .Concat(record.Timings.Select(timing => timing.Row))
            .Concat(record.Counts?.Rows.Select(count => count.Row) ?? []);
        return named.FirstOrDefault(row => !cells.Contains(row.Cell)) is { } unknown ? $"the cell of the row {unknown} is not listed"
            : record.Timings.FirstOrDefault(timing => timing.HasSamples && !verified.Contains(timing.Row.Cell)) is { } unverified
                ? $"the row {unverified.Row} was timed, but its cell is not verified"
            : FirstTwice(record.Timings.Select(timing => timing.Row)) is { } twice ? $"the row {twice} is listed twice"
            : record.Cells.FirstOrDefault(cell => cell.Anatomy?.Any(part => part.Bytes < 0) == true) is { } negative
                ? $"the anatomy of {negative.Id} has a part of less than nothing"
            : record.Cells.FirstOrDefault(cell => cell.Anatomy?.Sum(part => (long)part.Bytes) > int.MaxValue
                    || cell.Parts?.Sum(part => (long)part.Length) > int.MaxValue) is { } huge
                ? $"the parts of {huge.Id} are longer together than any message"
            : record.Timings.FirstOrDefault(timing => !timing.HasPlausibleTimes) is { } timing ? $"a sample of {timing.Row} is no time"
            : record.Timings.FirstOrDefault(timing => timing.Batch < 1) is { } idle ? $"the row {idle.Row} has no batch"
            : record.Timings.FirstOrDefault(timing => timing.AllocatedBytes < 0) is { } freed
                ? $"the row {freed.Row} allocates less than nothing"
            : null;
    }

    private static string? FindFaultOfLeftOut(RunRecord record)
    {
        HashSet<RowRecord> plan = [.. record.Plan];
        HashSet<CellId> verified = VerifiedOf(record);
        return record.LeftOut.FirstOrDefault(row => plan.Contains(row) || !verified.Contains(row.Cell)) is { } impossible
            ? $"the row {impossible} is planned or its cell is not verified, so it cannot have been left out"
            : FirstTwice(record.LeftOut) is { } twice ? $"the row {twice} was left out twice" : null;
    }

    private static HashSet<CellId> VerifiedOf(RunRecord record) =>
        [.. record.Cells.Where(cell => cell.Status == CellStatus.Verified).Select(cell => cell.Id)];

    private static string? FindAttackFault(RunRecord record) => record.Attack is not { } attack ? null
        : attack.Scores.Count == 0 ? "the attack has no scores"
        : AttackRecord.FindFault(attack.Scores);

    public static string? FirstTwice<T>(IEnumerable<T> items)
    {
        var seen = new HashSet<T>();
        return items.Where(item => !seen.Add(item)).Select(item => item!.ToString()).FirstOrDefault();
    }
}
