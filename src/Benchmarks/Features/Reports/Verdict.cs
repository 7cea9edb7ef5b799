using SerBench.Benchmarks.Engine.Measure.Racing;
using SerBench.Benchmarks.Features.Reports.Links;

namespace SerBench.Benchmarks.Features.Reports;

public static class Verdict
{
    // A terminal has no room for more models.
    internal const int MostModels = 4;

    internal static readonly string Within = $"equal within {Race.Matters - 1:0 %}";

    private const string OfSmoke = "All that was timed ran; the figures of a smoke run mean nothing.";

    public static string Write(RunRecord record, Figures figures, string? folder = null)
    {
        if (!figures.All.Any())
        {
            return record.Counts is null ? "Nothing was timed." : "Nothing was timed; instructions were counted.";
        }

        if (MeansNothing(record))
        {
            return OfSmoke;
        }

        LinkAnswer[] all = [.. AnswersOf(record, figures)];
        LinkAnswer[] answers = [.. all.Take(MostModels)];
        string?[] sentences =
        [
            .. answers.Where(answer => answer.IsCut).Select(answer => SayCut(answer, record)),
            SayUntouched(record, figures),
            answers.Any(answer => answer.IsCut) || record.State is RunState.Stopped or RunState.BudgetSpent
                ? $"To time the rest, add to the same options: `--resume{(folder is null ? "" : $" --out {folder}")}`." : null,
            all.Length > MostModels
                ? $"The report has more models: {string.Join(", ", all[MostModels..].Select(answer => NameOf(answer, record)))}." : null,
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

    // One answer per model: on the first data with a complete answer of a library and a mode of ours, else on its first data. Objects only.
    // None for a smoke run.
    internal static IEnumerable<LinkAnswer> AnswersOf(RunRecord record, Figures figures) =>
        from data in LinkModes.Of(record, figures)
        where !MeansNothing(record) && (data.Contest.Count > 1 || data.Modes.Count > 1)
        let answer = LinkAnswer.Of(data, record.Asked)
        where answer is not null
        group answer by data.Model into model
        select model.FirstOrDefault(answer => answer is { IsLibrary: true, IsCut: false, Ours: not null }) ?? model.First();

    internal static string NameOf(LinkAnswer answer, RunRecord record) =>
        record.Plan.First(row => row.Model == answer.Data.Model).Scenario == answer.Data.Scenario
            ? answer.Data.Model
            : $"{answer.Data.Model} ({answer.Data.Scenario})";

    internal static string CountTimed(LinkAnswer answer) =>
        $"{answer.Data.Contest.Count - answer.Data.Untimed.Count} of {answer.Data.Contest.Count} "
        + (answer.IsLibrary ? "libraries" : "modes");

    internal static Dictionary<(string Model, string Scenario, CodecShape? Shape), string> CutsOf(RunRecord record, Figures figures) =>
        LinkModes.Of(record, figures).Select(data => LinkAnswer.Of(data, record.Asked)).OfType<LinkAnswer>()
            .Where(answer => answer.IsCut || MeansNothing(record))
            .ToDictionary(answer => answer.Data.Key, answer => MeansNothing(record) ? OfSmoke : SayCut(answer, record));

    private static bool MeansNothing(RunRecord record) => record.Profile.Name == Profile.Smoke.Name;

    private static string SayCut(LinkAnswer answer, RunRecord record) =>
        $"Timed {CountTimed(answer)} on {NameOf(answer, record)}. "
        + $"Not yet: {string.Join(", ", answer.Data.Untimed.Select(cell => SerializerNames.ShortOf(cell.Serializer)))}.";

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
    private static IEnumerable<string> SayPeculiar(RunRecord record, LinkAnswer[] answers)
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
