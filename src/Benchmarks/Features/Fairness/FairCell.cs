using SerBench.Benchmarks.Engine.Outside;
using SerBench.Benchmarks.Engine.Outside.Emitted;
using SerBench.Serializers.Direct;
using SerBench.Serializers.Emission;

namespace SerBench.Benchmarks.Features.Fairness;

// Default: those of the library's first example, for its main row.
internal sealed record FairCell(Cell Cell, DirectCall Call, DirectCall? Default = null)
{
    public static readonly Operation[] Operations = [Operation.Encode, Operation.Decode];

    // From SerBench, from a plug-in, or emitted for a type from outside.
    public static FairCell? Find(Cell cell, OpenedOutside? outside)
    {
        IEnumerable<DirectCall> ofPlugins = DirectCall.In(
            outside?.Named.Plugins.SelectMany(file => ForeignAssembly.TypesOf(ForeignAssembly.Load(file))) ?? []);
        DirectCall[] calls = [.. DirectCall.All.Concat(ofPlugins)
            .Where(call => call.Model == cell.Model.Id).Concat(cell.Model.Accept(new Emission(cell)))];
        string id = cell.Serializer.Id;
        return CallOf(id) is { } call
            ? new FairCell(cell, call, PeerId.Parse(id) is { Ending: "" } main ? CallOf(main.Default) : null) : null;

        DirectCall? CallOf(string row) => Array.Find(calls, call => call.Serializer == row);
    }

    private sealed class Emission(Cell cell) : IModelVisitor<IEnumerable<DirectCall>>
    {
        public IEnumerable<DirectCall> Visit<T>(IModel<T> model) =>
            cell.Serializer is EmittedPeer peer
                && EmittedCode.Find<T>(peer.Recipe, out _)?.GetType().Assembly is { } known
                && known != typeof(DirectCall).Assembly
                && EmittedBuild.Make(typeof(T), BuiltInCode.Recipes.Single(recipe => recipe.Id == peer.Recipe), hasDirect: true).Assembly
                    is { } assembly
                ? DirectCall.In(assembly.GetTypes())
                : [];
    }

    private string Time()
    {
        OpenedCell opened = OpenedCell.Open(Cell);
        DirectLoop direct = Call.Prepare(opened.Workload.Payloads);
        if (!IsSame(direct))
        {
            throw new InvalidDataException($"The direct calls of {Cell.Id} write other messages than the row.");
        }

        DirectLoop? other = Default?.Prepare(opened.Workload.Payloads);
        other = other is not null && IsSame(other) ? other : null;
        return JsonSerializer.Serialize(Operations.Select(operation => Slower(
            Time(operation, opened.Workload, direct),
            other is null ? null : Time(operation, opened.Workload, other) with { Way = Default!.Serializer })));

        bool IsSame(DirectLoop loop) =>
            opened.Workload.Payloads.Zip(loop.Messages).All(pair => pair.First.AsSpan().SequenceEqual(pair.Second));
    }

    // The comparison in which the row does worse.
    internal static FairRow Slower(FairRow own, FairRow? other) => other is { IsFair: false } && other.Excess > own.Excess ? other : own;

    public FairRow[] TimeOutside(string? outside)
    {
        CellId id = Cell.Id;
        WatchedAnswer answer = WatchedProcess.AskOne(
            WatchedProcess.Patience.Value, id.ToString(), Child.ArgumentsFor(new TimeFairCell(TimedLaunch.TextOf(id, outside))));
        return answer.Text is { } text
            ? JsonSerializer.Deserialize<FairRow[]>(text)!
            : throw new InvalidDataException($"{id} was not timed: {answer.Fault}.");
    }

    private FairRow Time(Operation operation, IWorkload workload, DirectLoop direct)
    {
        (double row, double alone) = FairRace.Time(
            times => workload.Run(operation, times), operation == Operation.Encode ? direct.Encode : direct.Decode);
        return new FairRow(RowRecord.Of(Cell.Id, operation), alone, row, 1);
    }

    private sealed record TimeFairCell(string Launch) : IChildWork
    {
        public void Run(ProgramContext context, WatchedReport report)
        {
            TimedRow row = TimedLaunch.Parse(Launch).First;
            ProgramContext opened = context.Open(row.Outside);
            FairCell found = Find(opened.Selection.Find(row.Cell), opened.Outside)
                ?? throw new UsageException($"{row.Cell} has no direct calls.");
            report.TryAll([found], cell => cell.Cell.Id.ToString(), cell => cell.Time());
        }
    }
}
