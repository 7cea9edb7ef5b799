namespace SerBench.Benchmarks.Features.Reports;

public static class Verdict
{
    internal const int MostModels = 4;

    internal static readonly string Within = $"equal within {Race.Matters - 1:0 %}";

    private const string OfSmoke = "All that was timed ran; the figures of a smoke run mean nothing.";

    public static IEnumerable<string> Say(Judge judge, string? folder = null)
    {
        (RunRecord record, Figures figures) = (judge.Record, judge.Figures);
        if (!figures.All.Any())
        {
            string nothing = record.Counts is null ? "Nothing was timed." : "Nothing was timed; instructions were counted.";
            return new[] { nothing, SayRest(record, folder) }.OfType<string>();
        }

        if (judge.IsSmoke)
        {
            return [OfSmoke];
        }

        ModelAnswer[] answers = [.. judge.Answers.Take(MostModels)];
        string?[] sentences =
        [
            .. answers.Where(answer => answer.IsCut).Select(answer => SayCut(answer.OverLink, answer.Name)),
            SayUntouched(record, figures),
            SayFailed(record),
            SayRest(record, folder),
            folder is not null && judge.Answers.Count > MostModels
                ? $"The report has more models: {string.Join(", ", judge.Answers.Skip(MostModels).Select(answer => answer.Name))}." : null,
            SayWithout(record),
            answers.Length == 0 && record.Asked.Only.Count == 0
                ? "Encode and decode of several modes are needed for an answer; the tables have what was timed." : null,
            EnvironmentText.UnusualSettings(record.Environment) is { } settings
                ? $"These figures hold for unusual settings: {settings}." : null,
        ];
        return sentences.OfType<string>();
    }

    public static string SayTimed(RunRecord record)
    {
        int timed = record.Timings.Count(timing => timing is { HasSamples: true, Failure: null });
        return $"{timed:#,##0} of {record.Plan.Count:#,##0} planned rows timed";
    }

    private static string? SayRest(RunRecord record, string? folder) =>
        folder is null || record.State is not (RunState.Stopped or RunState.BudgetSpent) ? null
            : $"Incomplete: {SayTimed(record)}. To time the rest: run --resume{OutsideOptions.WordsIn(record.CommandLine)} --out {folder}";

    public static IEnumerable<string> Absences(Judge judge)
    {
        RunRecord record = judge.Record;
        Dictionary<string, SerializerRecord> serializers = record.Serializers.ToDictionary(serializer => serializer.Id);
        IEnumerable<string> peculiar =
            from cell in record.Cells
            where (cell.NullsChanged ?? cell.Reason) is not null
                && judge.Answers.Any(answer => (answer.Data.Model, answer.Data.Scenario) == (cell.Model, cell.Scenario))
                && RowClasses.Of(serializers[cell.Serializer]) == RowClass.Library
                && SerializerName.Parse(cell.Serializer).IsPlain
            let says = cell.NullsChanged is { } folds
                ? $"{CellRecord.FoldsMark} on {cell.Model}: {folds}"
                : $"is not compared on {cell.Model}: {cell.Reason!.TrimEnd('.')}"
            group SerializerNames.ShortOf(cell.Serializer) by says into same
            select $"{string.Join(", ", same.Distinct())} {same.Key}.";
        return record.AbsentPeers.Count == 0 ? peculiar
            : peculiar.Append($"This build lacks: {string.Join("; ", record.AbsentPeers)}.");
    }

    internal static Dictionary<(string Model, string Scenario, CodecShape? Shape), string> CutsOf(Judge judge) =>
        judge.Data.Select(data => judge.On(data, judge.Record.Asked)).OfType<Judgement>()
            .Where(answer => answer.IsCut || judge.IsSmoke)
            .ToDictionary(answer => answer.Data.Key, answer => judge.IsSmoke ? OfSmoke : SayCut(answer, judge.NameOf(answer.Data)));

    private static string SayCut(Judgement answer, string name) =>
        $"Timed {answer.Timed} on {name}. "
        + $"Not yet: {string.Join(", ", answer.Untimed.Select(cell => SerializerNames.ShortOf(cell.Serializer)))}.";

    private static string? SayUntouched(RunRecord record, Figures figures)
    {
        HashSet<string> timed = [.. figures.All.Select(figure => figure.Row.Model)];
        string[] others = [.. Contest.Of(record).Select(cell => cell.Model).Distinct().Where(model => !timed.Contains(model))];
        return others.Length == 0 ? null : $"Not timed yet: {string.Join(", ", others)}.";
    }

    private static string? SayFailed(RunRecord record)
    {
        string[] failed =
        [
            .. record.Timings.Where(timing => timing.Failure?.StartsWith(TimingRecord.NotSettled, StringComparison.Ordinal) == false)
                .Select(timing => SerializerNames.ShortOf(timing.Row.Serializer)).Distinct(),
        ];
        return failed.Length == 0 ? null
            : $"Rows failed while they were timed, with the reasons in report.md: {string.Join(", ", failed)}.";
    }

    private static string? SayWithout(RunRecord record)
    {
        HashSet<CellId> competing = [.. Contest.Of(record)];
        string[] others = [.. Contest.OfAll(record).Except(competing).Select(cell => SerializerNames.ShortOf(cell.Serializer)).Distinct()];
        return others.Length == 0 ? null
            : $"Left out by --only {string.Join(',', record.Asked.Only)}: {string.Join(", ", others)}"
                + $"{(competing.Count == 0 ? "; nobody is left" : "")}.";
    }
}
