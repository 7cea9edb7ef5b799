namespace SerBench.Benchmarks.Features.Reports.Machines;

internal sealed record SharedModel((string Model, string Scenario) Data, string Name, IReadOnlyList<AnswerIn> Answers)
{
    // Says whether the cheapest library of the first run is also the cheapest in the other runs.
    public string Say()
    {
        (AnswerIn Answer, int Run)[] compared =
            [.. Answers.Select((answer, index) => (answer, index + 1)).Where(item => item.answer.IsCompared)];
        if (compared.Length < 2 || !Answers[0].IsCompared)
        {
            return $"{Name}: fewer than two runs have an answer that can be compared.";
        }

        string[] common = [.. compared.Select(item => item.Answer.Near).Aggregate((one, two) => [.. one.Intersect(two)])];
        string runs = compared.Length < Answers.Count ? $"runs {string.Join(", ", compared.Select(item => item.Run))}"
            : compared.Length == 2 ? "both runs"
            : $"all {compared.Length} runs";
        if (common.Length > 0)
        {
            bool isAlone = compared.All(item => item.Answer.Leaders is [var leader] && leader == common[0]);
            return $"{Name}: the answer holds in {runs}: {common[0]} is {(isAlone ? "" : "among ")}the cheapest.";
        }

        IEnumerable<string> leaders = compared.GroupBy(item => item.Answer.Answer!.Names, item => item.Run)
            .Select(same => $"{same.Key} in run {string.Join(", ", same)}");
        return $"{Name}: the answer changes: {string.Join("; ", leaders)}.";
    }

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
