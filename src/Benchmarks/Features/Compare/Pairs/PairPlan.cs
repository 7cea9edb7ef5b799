using SerBench.Benchmarks.Engine.Outside.Plugins;

namespace SerBench.Benchmarks.Features.Compare.Pairs;

/// <summary>A cell that one side can launch.</summary>
/// <param name="Launch">The text of a <see cref="TimedLaunch"/> in the program of that side.</param>
internal sealed record PairPlan(CellRecord Cell, IReadOnlyList<Operation> Operations, string Launch)
{
    /// <summary>The hidden command of a process that plans.</summary>
    public const string CommandName = "pair-plan";

    /// <summary>Verifies the cells that a filter admits; without a filter, those of plug-ins, or of a run without options.</summary>
    /// <param name="folder">The folder in which launches find what comes from outside.</param>
    public static PairPlan[] Make(ProgramContext context, CellFilter filter, IReadOnlyList<Operation> operations, string folder)
    {
        context.DemandRelease();
        context.Outside?.SaveTo(folder);
        bool hasPlugins = context.Outside?.HasPlugins == true;
        IEnumerable<Cell> cells = context.Selection.Select(filter)
            .Where(cell => filter.Serializers.Count > 0 || (hasPlugins ? PluginTypes.IsForeign(cell.Serializer) : !filter.IsEmpty || TimedSet.IsOfDefault(cell)));
        CheckedCell[] facts = [.. CellCheck.Run(context.Outside, cells)];
        Dictionary<CellId, CellRecord> records = facts.ToDictionary(fact => fact.Cell.Id, fact => fact.ToRecord());
        TimedSet set = TimedSet.Choose(facts, Profile.Quick, operations, isComplete: true);
        return
        [
            .. TimedLaunch.Of([.. set.Rows.Select(row => row with { Outside = context.Outside?.File })])
                .Select(launch => new PairPlan(records[launch.First.Cell], [.. launch.Rows.Select(row => row.Operation)], launch.ToText())),
        ];
    }
}
