using SerBench.Engine.Outside.Plugins;

namespace SerBench.Benchmarks.Features.Compare.Pairs;

/// <param name="Launch">the argument that tells a process of the same program what to time.</param>
internal sealed record PairPlan(CellRecord Cell, IReadOnlyList<Operation> Operations, string Launch)
{
    public const string CommandName = "pair-plan";

    public static PairPlan[] Make(ProgramContext context, CellFilter filter, IReadOnlyList<Operation> operations, string folder)
    {
        context.DemandMeasuring();
        context.Outside?.SaveTo(folder);
        bool hasPlugins = context.Outside?.HasPlugins == true;
        IEnumerable<Cell> cells = context.Selection.Select(filter)
            .Where(cell => filter.Serializers.Count > 0
                || (hasPlugins ? PluginTypes.IsForeign(cell.Serializer) : !filter.IsEmpty || TimedSet.IsOfDefault(cell)));
        CheckedCell[] facts = [.. CellCheck.Run(context.Outside, cells)];
        Dictionary<CellId, CellRecord> records = facts.ToDictionary(fact => fact.Cell.Id, fact => fact.Record);
        TimedSet set = TimedSet.Choose(facts, Profile.Quick, operations, isComplete: true);

        IEnumerable<TimedRow> rows = set.Rows.GroupBy(row => row.Cell).SelectMany(cell => cell);
        return
        [
            .. TimedLaunch.Of([.. rows.Select(row => row with { Outside = context.Outside?.File })])
                .Select(launch => new PairPlan(records[launch.First.Cell], [.. launch.Rows.Select(row => row.Operation)], launch.ToText())),
        ];
    }
}
