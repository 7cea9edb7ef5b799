namespace SerBench.Benchmarks.Features.Scaling;

internal sealed class ScalingWorker(ISerializer serializer)
{
    private const int WarmCalls = 100;
    private const int Samples = 15;
    private const int LargestBatch = 1 << 16;
    private const double ShortestBatchNanoseconds = 1_000_000;

    private static readonly Operation[] Operations = [Operation.Encode, Operation.Decode];

    public IReadOnlyList<ScalingRow> Run()
    {
        (ScalingAxis Axis, Opened[] Points, string? Reason)[] axes = [.. ScalingAxis.All.Select(Open)];
        Timer[] timers = [.. axes.SelectMany(axis => axis.Points).SelectMany(point => point.Timers)];
        WarmUp.Measure(() => Array.ForEach(timers, timer => timer.Run(WarmCalls)), WarmCalls, () => TakeAll(timers)).Demand();
        return
        [
            .. axes.Select(axis => new ScalingRow(
                serializer.Id, axis.Axis.Name, [.. axis.Points.Select(point => point.ToPoint())], axis.Reason)),
        ];
    }

    private static bool TakeAll(Timer[] timers)
    {
        Array.ForEach(timers, timer => timer.Begin());
        for (int i = 0; i < Samples; i++)
        {
            Array.ForEach(timers, timer => timer.TakeSample());
        }

        return true;
    }

    private (ScalingAxis, Opened[], string?) Open(ScalingAxis axis)
    {
        var points = new List<Opened>();
        foreach ((int size, IModel model) in axis.Points)
        {
            CheckedCell cell = CheckedCell.Of(new Cell(serializer, model, model.Scenarios[0]));
            if (cell.Verified is not { } verified)
            {
                return (axis, [], $"{size}: {cell.Record.Reason}");
            }

            IWorkload workload = OpenedCell.Open(cell.Cell).Workload;
            points.Add(new Opened(size, verified.Size!.Mean, [.. Operations.Select(operation => new Timer(workload, operation))]));
        }

        return (axis, [.. points], null);
    }

    private sealed record Opened(int Size, double Bytes, Timer[] Timers)
    {
        public ScalingPoint ToPoint() => new(Size, Bytes, [Timers[0].Median], [Timers[1].Median]);
    }

    private sealed class Timer(IWorkload workload, Operation operation)
    {
        private readonly List<double> _samples = [];
        private int _batch = 1;

        public double Median => Math.Round(Statistics.Of(_samples).Median, 3);

        public void Run(int times) => workload.Run(operation, times);

        public void Begin()
        {
            _samples.Clear();
            while (_batch < LargestBatch && Time() < ShortestBatchNanoseconds)
            {
                _batch *= 2;
            }
        }

        public void TakeSample() => _samples.Add(Time() / _batch);

        private double Time()
        {
            long start = Stopwatch.GetTimestamp();
            Run(_batch);
            return ClockFacts.ToNanoseconds(Stopwatch.GetTimestamp() - start);
        }
    }
}
