using System.Text.Json;
using SerBench.Serializers.Direct;

namespace SerBench.Benchmarks.Features.Fairness;

/// <summary>A cell and the direct calls of its library.</summary>
internal sealed record FairCell(Cell Cell, DirectCall Call)
{
    public static readonly Operation[] Operations = [Operation.Encode, Operation.Decode];

    /// <summary>The direct calls for a cell; null if there are none.</summary>
    public static FairCell? Find(Cell cell) =>
        DirectCall.All.FirstOrDefault(call => call.Serializer == cell.Serializer.Id && call.Model == cell.Model.Id) is { } call ? new FairCell(cell, call) : null;

    private string Time()
    {
        OpenedCell opened = OpenedCell.Open(Cell);
        DirectLoop direct = Call.Prepare(opened.Workload.Payloads);
        return opened.Workload.Payloads.Zip(direct.Messages, (left, right) => left.AsSpan().SequenceEqual(right)).All(isSame => isSame)
            ? JsonSerializer.Serialize(Operations.Select(operation => Time(operation, opened.Workload, direct)))
            : throw new InvalidDataException($"The direct calls of {Cell.Id} write other messages than the row.");
    }

    /// <summary>Starts a process that times all operations.</summary>
    /// <exception cref="InvalidDataException">The process died, or the direct calls write other messages.</exception>
    public FairRow[] TimeOutside()
    {
        CellId id = Cell.Id;
        WatchedAnswer answer = WatchedProcess.AskOne(WatchedProcess.Patience.Value, id.ToString(), Child.ArgumentsFor(new TimeFairCell(id)));
        return answer.Text is { } text ? JsonSerializer.Deserialize<FairRow[]>(text)! : throw new InvalidDataException($"{id} was not timed: {answer.Fault}.");
    }

    private FairRow Time(Operation operation, IWorkload workload, DirectLoop direct)
    {
        (double row, double alone) = FairRace.Time(times => workload.Run(operation, times), operation == Operation.Encode ? direct.Encode : direct.Decode);
        return new FairRow(RowRecord.Of(Cell.Id, operation), alone, row, 1);
    }

    private sealed record TimeFairCell(CellId Id) : IChildWork
    {
        public void Run(ProgramContext context, WatchedReport report)
        {
            FairCell found = Find(context.Selection.Find(Id)) ?? throw new UsageException($"{Id} has no direct calls.");
            report.TryAll([found], cell => cell.Cell.Id.ToString(), cell => cell.Time());
        }
    }
}
