namespace SerBench.Benchmarks.Features.Reports;

public static class Verdict
{
    // A terminal has no room for more models.
    internal const int MostModels = 4;

    internal static readonly string Within = $"equal within {Race.Matters - 1:0 %}";

    private const string OfSmoke = "All that was timed ran; the figures of a smoke run mean nothing.";

    public static string Write(Judge judge, string? folder = null)
    {
        (RunRecord record, Figures figures) = (judge.Record, judge.Figures);
        if (!figures.All.Any())
        {
            return record.Counts is null ? "Nothing was timed." : "Nothing was timed; instructions were counted.";
        }

        if (judge.IsSmoke)
        {
            return OfSmoke;
        }

        ModelAnswer[] answers = [.. judge.Answers.Take(MostModels)];
        string?[] sentences =
        [
            .. answers.Where(answer => answer.IsCut).Select(answer => SayCut(answer.OverLink, answer.Name)),
            SayUntouched(record, figures),
            answers.Any(answer => answer.IsCut) || record.State is RunState.Stopped or RunState.BudgetSpent
                ? $"To time the rest, add to the same options: `--resume{(folder is null ? "" : $" --out {folder}")}`." : null,
            judge.Answers.Count > MostModels
                ? $"The report has more models: {string.Join(", ", judge.Answers.Skip(MostModels).Select(answer => answer.Name))}." : null,
            SayWithout(record),
            answers.Length == 0 && record.Asked.Only.Count == 0
                ? "Encode and decode of several modes are needed for an answer; the tables have what was timed." : null,
            .. SayPeculiar(record, answers),
            record.AbsentPeers.Count == 0 ? null
                : $"Not compared, since this build lacks them: {string.Join(", ", record.AbsentPeers.Select(peer => peer.Name))}.",
            EnvironmentText.UnusualSettings(record.Environment) is { } settings
                ? $"These figures hold for unusual settings: {settings}." : null,
        ];
        return string.Join(' ', sentences.OfType<string>());
    }

    // The reasons of data without an answer.
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

    private static string? SayWithout(RunRecord record)
    {
        HashSet<CellId> competing = [.. Contest.Of(record)];
        string[] others = [.. Contest.OfAll(record).Except(competing).Select(cell => SerializerNames.ShortOf(cell.Serializer)).Distinct()];
        return others.Length == 0 ? null
            : $"Left out by --only {string.Join(',', record.Asked.Only)}: {string.Join(", ", others)}"
                + $"{(competing.Count == 0 ? "; nobody is left" : "")}.";
    }

    // Libraries that cannot carry the data of an answer, or confuse null and empty in the data.
    private static IEnumerable<string> SayPeculiar(RunRecord record, ModelAnswer[] answers)
    {
        Dictionary<string, SerializerRecord> serializers = record.Serializers.ToDictionary(serializer => serializer.Id);
        return from cell in record.Cells
               where (cell.Folds ?? cell.Reason) is not null
                   && answers.Any(answer => (answer.Data.Model, answer.Data.Scenario) == (cell.Model, cell.Scenario))
                   && RowClasses.Of(serializers[cell.Serializer]) == RowClass.Library
                   && SerializerName.Parse(cell.Serializer).IsPlain
               let says = cell.Folds is { } folds
                   ? $"{CellRecord.FoldsMark} on {cell.Model}: {folds}"
                   : $"is not compared on {cell.Model}: {cell.Reason!.TrimEnd('.')}"
               group SerializerNames.ShortOf(cell.Serializer) by says into same
               select $"{string.Join(", ", same.Distinct())} {same.Key}.";
    }
}
