using SerBench.Benchmarks.Pages;
using SerBench.Benchmarks.Records;
using SerBench.Serializers.Racing;

namespace SerBench.Benchmarks.Ladder;

/// <summary>What a run timed of the ladder on one object.</summary>
internal sealed class LadderData(Figures figures, string model, string scenario)
{
    public string Model => model;

    public string Scenario => scenario;

    /// <summary>The objects on which a run climbed at least two rungs.</summary>
    public static IEnumerable<LadderData> FindAll(RunRecord record, Figures figures) =>
        from data in record.Plan.Select(row => (row.Model, row.Scenario)).Distinct()
        let ladder = new LadderData(figures, data.Model, data.Scenario)
        where LadderPlan.Rungs.Count(rung => ladder.ModeOf(rung.Serializers) is not null) > 1
        select ladder;

    /// <summary>The first of some modes that was timed.</summary>
    public string? ModeOf(IReadOnlyList<string> serializers) =>
        serializers.FirstOrDefault(id => Enum.GetValues<Operation>().Any(operation => StatisticsOf(id, operation) is not null));

    public Statistics? StatisticsOf(string serializer, Operation operation) =>
        figures.Find(new CellId(serializer, model, scenario), operation)?.Statistics;

    public string SizeOf(string serializer) => SizeText.Of(figures.CellOf(new CellId(serializer, model, scenario)).Size);
}
