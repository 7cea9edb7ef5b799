namespace SerBench.Benchmarks.Features.Reports.Machines;

internal sealed record SharedModel((string Model, string Scenario) Data, string Name, IReadOnlyList<RunAnswer> Answers)
{
    private (RunAnswer Answer, int Run)[] Compared =>
        [.. Answers.Select((answer, index) => (answer, index + 1)).Where(item => item.answer.IsCompared)];

    public bool? Agrees => Compared is not { Length: > 1 } compared || !Answers[0].IsCompared ? null
        : InAll(compared, answer => answer.Proven) is not null ? true
        : InAll(compared, answer => answer.Possible) is null ? false : null;

    public string Say()
    {
        (RunAnswer Answer, int Run)[] compared = Compared;
        if (compared.Length < 2 || !Answers[0].IsCompared)
        {
            IEnumerable<string> faults = Answers.Select((answer, index) => (answer.Fault, Run: index + 1))
                .Where(item => item.Fault is not null).Select(item => $"; run {item.Run}: {item.Fault}");
            return $"{Name}: fewer than two runs have an answer that can be compared{string.Concat(faults)}.";
        }

        string runs = compared.Length < Answers.Count ? $"runs {string.Join(", ", compared.Select(item => item.Run))}"
            : compared.Length == 2 ? "both runs"
            : $"all {compared.Length} runs";
        if (InAll(compared, answer => answer.Proven) is { } common)
        {
            bool isAlone = compared.All(item => item.Answer.Proven is [var leader] && leader == common);
            IEnumerable<string> versions = compared
                .Select(item => (item.Run, Cost: item.Answer.Costs.First(cost => cost.Name == common)))
                .Where(item => item.Cost.OtherVersion is not null).Select(item => $"{item.Cost.OtherVersion} in run {item.Run}");
            return $"{Name}: the answer holds in {runs}: {common} costs least{(isAlone ? "" : ", or is proven equal")}"
                + $"{(versions.Any() ? $" ({string.Join(", ", versions)})" : "")}.";
        }

        IEnumerable<string> leaders = compared.GroupBy(item => item.Answer.Judgement!.Names, item => item.Run)
            .Select(same => $"{same.Key} in run {string.Join(", ", same)}");
        string outcome = Agrees == false ? "the answer changes" : "whether the answer holds cannot be told";
        return $"{Name}: {outcome}: {string.Join("; ", leaders)}.";
    }

    private static string? InAll((RunAnswer Answer, int Run)[] compared, Func<RunAnswer, IReadOnlyList<string>> names) =>
        compared.Select(item => (IEnumerable<string>)names(item.Answer)).Aggregate((one, two) => one.Intersect(two)).FirstOrDefault();

    public TextTable Libraries()
    {
        var table = new TextTable(["library", .. Answers.Select((_, index) => $"run {index + 1}")]);
        foreach (var library in Answers.SelectMany(answer => answer.Costs).GroupBy(cost => cost.Name).OrderBy(costs => costs.First().Times))
        {
            table.Add(
            [
                library.Key,
                .. Answers.Select(answer => answer.Costs.FirstOrDefault(cost => cost.Name == library.Key)?.Text ?? SizeText.Dash),
            ]);
        }

        return table;
    }
}
