namespace SerBench.Benchmarks.Features.Runs;

// The next launches depend only on the record, so a stopped race can continue.
internal static class RacePlan
{
    public const int LaunchesOfNamed = 3;

    public static IReadOnlyList<RowRecord> Next(RunRecord record)
    {
        var random = new Random(record.RaceSeed!.Value ^ record.Timings.Sum(timing => timing.Launches.Count));
        HashSet<CellId> timed = [.. record.Timings.Select(timing => timing.Row.Cell)];
        CellId[] untimed = [.. record.Plan.Select(row => row.Cell).Distinct().Where(cell => !timed.Contains(cell))];
        HashSet<CellId> card = [.. CardOf(record)];
        HashSet<CellId> competing = [.. Contest.Of(record), .. FloorsOf(record)];
        CellId[] first = [.. untimed.Where(competing.Contains)];
        CellId[][] stages = record.Profile.Name == Profile.Full.Name
            ? [[.. untimed.Where(card.Contains)], first, untimed, [.. NamedOf(record, card)], [.. new Judge(record).Next]]
            : [[.. untimed.Where(card.Contains)], first, [.. untimed.Intersect(Contest.WaysOf(record))], [.. new Judge(record).Next]];
        if (stages.FirstOrDefault(stage => stage.Length > 0) is not { } next)
        {
            return [.. record.Plan.Where(row => !timed.Contains(row.Cell)).GroupBy(row => row.Cell).SelectMany(cell => cell)];
        }

        // Only rows of the same data are compared, so cells with the same data are timed one after another.
        return
        [
            .. from cell in next.GroupBy(cell => (cell.Model, cell.Scenario)).SelectMany(data => data.OrderBy(_ => random.Next()))
               from row in record.Plan
               where row.Cell == cell && (!timed.Contains(cell) || row.Operation is Operation.Encode or Operation.Decode)
               select row,
        ];
    }

    public static bool IsFirstRound(RunRecord record)
    {
        HashSet<CellId> competing = [.. Contest.Of(record)];
        return record.Plan.Any(row => competing.Contains(row.Cell) && record.Find(row) is null);
    }

    public static bool IsOfCard(RunRecord record) => CardOf(record).Except(record.Timings.Select(timing => timing.Row.Cell)).Any();

    private static IEnumerable<CellId> CardOf(RunRecord record) => ModeLine.CardOf(record.Plan.Select(row => row.Cell));

    private static IEnumerable<CellId> FloorsOf(RunRecord record)
    {
        HashSet<string> floors =
        [
            .. record.Serializers.Where(serializer => serializer.Family == SerializerFamily.Floor).Select(serializer => serializer.Id),
        ];
        return record.Plan.Select(row => row.Cell).Where(cell => floors.Contains(cell.Serializer));
    }

    // The rows that an answer or the card names.
    private static IEnumerable<CellId> NamedOf(RunRecord record, IEnumerable<CellId> card)
    {
        ILookup<CellId, TimingRecord> timings = record.Timings.ToLookup(timing => timing.Row.Cell);
        return new Judge(record).Answers.SelectMany(answer => answer.Named).Select(mode => mode.Cell).Union(card)
            .Where(cell => timings[cell].All(timing => timing.Failure is null && timing.Launches.Count < LaunchesOfNamed));
    }
}
