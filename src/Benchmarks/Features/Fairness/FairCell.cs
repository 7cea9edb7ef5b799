using SerBench.Engine.Outside;
using SerBench.Engine.Outside.Emitted;
using SerBench.Serializers.Direct;
using SerBench.Serializers.Emission;

namespace SerBench.Benchmarks.Features.Fairness;

/// <param name="Calls">direct calls of the serializer; for a library's main serializer, also of variants without a disadvantage.</param>
internal sealed record FairCell(Cell Cell, IReadOnlyList<DirectCall> Calls)
{
    public static readonly Operation[] Operations = [Operation.Encode, Operation.Decode];

    public static FairCell? Find(Cell cell, OpenedOutside? outside)
    {
        IEnumerable<DirectCall> ofPlugins = DirectCall.In(
            outside?.Named.Plugins.SelectMany(file => ForeignAssembly.TypesOf(ForeignAssembly.Load(file))) ?? []);
        DirectCall[] calls = [.. DirectCall.All.Concat(ofPlugins)
            .Where(call => call.Model == cell.Model.Id).Concat(cell.Model.Accept(new Emission(cell)))];
        string id = cell.Serializer.Id;
        IEnumerable<string> rows = PeerId.Parse(id) is { Ending: "" } main && LibraryCard.Find(id) is { } card
            ? card.Rows.Select(row => row.Disadvantage is null || row.Id == main.Default ? row.Id : id) : [id];
        DirectCall[] found = [.. rows.Distinct().Select(row => Array.Find(calls, call => call.Serializer == row)).OfType<DirectCall>()];
        return found.FirstOrDefault()?.Serializer == id ? new FairCell(cell, found) : null;
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
        (string Row, DirectLoop Loop)[] loops = LoopsOf(Calls, opened.Workload.Payloads);
        if (loops.FirstOrDefault().Row != Cell.Serializer.Id)
        {
            throw new InvalidDataException($"The direct calls of {Cell.Id} write other messages than the row.");
        }

        return JsonSerializer.Serialize(Operations.Select(operation => loops
            .Select((one, i) => Time(operation, opened.Workload, one.Loop) with { Way = i == 0 ? null : one.Row })
            .Aggregate(Slower)));
    }

    // Only calls that read the row's messages and write the same bytes are compared with the row.
    internal static (string Row, DirectLoop Loop)[] LoopsOf(IReadOnlyList<DirectCall> calls, IReadOnlyList<byte[]> messages)
    {
        var loops = new List<(string Row, DirectLoop Loop)>();
        foreach (DirectCall call in calls)
        {
            try
            {
                DirectLoop loop = call.Prepare(messages);
                if (messages.Zip(loop.Messages).All(pair => pair.First.AsSpan().SequenceEqual(pair.Second)))
                {
                    loops.Add((call.Serializer, loop));
                }
            }
            catch (Exception) when (call != calls[0])
            {
                // Another way of the library may have another format.
            }
        }

        return [.. loops];
    }

    internal static FairRow Slower(FairRow own, FairRow other) => !other.IsFair && other.Excess > own.Excess ? other : own;

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
