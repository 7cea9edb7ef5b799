namespace SerBench.Benchmarks.Features.Memory;

internal static class MemoryCell
{
    private static readonly TimeSpan Patience = TimeSpan.FromMinutes(10);

    private static string Measure(Cell cell)
    {
        IWorkload workload = cell.Model.Accept(new Preparation(cell));
        int length = 0;
        MemoryRow encode = MemoryMeter.Measure(
            RowRecord.Of(cell.Id, Operation.EncodeFresh), () => length = workload.EncodeAlone().Length, workload.Forget, () => length);
        length = workload.Payloads[0].Length;
        MemoryRow decode = MemoryMeter.Measure(
            RowRecord.Of(cell.Id, Operation.Decode), () => workload.Run(Operation.Decode, 1), workload.Forget, () => length);
        return JsonSerializer.Serialize<MemoryRow[]>([encode, decode]);
    }

    public static MemoryRow[] MeasureOutside(CellId id, string? outside)
    {
        WatchedAnswer answer = WatchedProcess.AskOne(
            Patience, id.ToString(), Child.ArgumentsFor(new MeasureMemory(TimedLaunch.TextOf(id, outside))));
        return answer.Text is { } text
            ? JsonSerializer.Deserialize<MemoryRow[]>(text)!
            : throw new InvalidDataException($"{id} was not measured: {answer.Fault}.");
    }

    private sealed class Preparation(Cell cell) : IModelVisitor<IWorkload>
    {
        public IWorkload Visit<T>(IModel<T> model) => cell.Bind(model).Codec!.PrepareUnencoded(
            model.Create(cell.Scenario, CellId.Seed, 1), model.Touch, (a, b) => model.AreEqual(a, b));
    }

    private sealed record MeasureMemory(string Launch) : IChildWork
    {
        public void Run(ProgramContext context, WatchedReport report)
        {
            TimedRow row = TimedLaunch.Parse(Launch).First;
            report.TryAll([context.Open(row.Outside).Selection.Find(row.Cell)], cell => cell.Id.ToString(), Measure);
        }
    }
}
