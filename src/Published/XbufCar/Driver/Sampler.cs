namespace SerBench.Published.XbufCar.Driver;

internal sealed class Sampler(IWorkload workload, Operation operation, string type, ClockFacts clock)
{
    private const int LongestBatch = 1024;
    private const double ShortestBatchNanoseconds = 2000;
    private const int SliceBatches = 400;
    private const int SliceSingles = 8000;
    internal const int Trials = 50;

    private readonly List<double> _batches = [];
    private readonly List<double> _doubles = [];
    private readonly List<double> _singles = [];
    private int _batchLength = 1;

    public void ChooseBatch()
    {
        _batchLength = 1;
        while (_batchLength < LongestBatch && Enumerable.Range(0, Trials).Min(_ => Time(_batchLength)) < ShortestBatchNanoseconds)
        {
            _batchLength *= 2;
        }
    }

    // Calls all that is timed later, so that the JIT has compiled it. A long loop has the loop around the code compiled, too.
    public void WarmUp()
    {
        ChooseBatch();
        Time(LongestBatch);
    }

    public void TakeSlice()
    {
        for (int i = 0; i < SliceBatches; i++)
        {
            _batches.Add(PerOperation(_batchLength));
            _doubles.Add(PerOperation(2 * _batchLength));
        }

        for (int i = 0; i < SliceSingles; i++)
        {
            _singles.Add(Time(1));
        }
    }

    public OperationSamples Finish()
    {
        _singles.Sort();
        Statistics batches = Statistics.Of(_batches);
        double linearity = 2 * Statistics.Of(_doubles).Median / batches.Median;
        var samples = new OperationSamples(
            type, (int)Math.Round(workload.Payloads.Average(payload => payload.Length)), _batchLength, batches, [.. _singles], linearity);
        _batches.Clear();
        _doubles.Clear();
        _singles.Clear();
        return samples;
    }

    private double PerOperation(int times) => (Time(times) - clock.MedianDelta) / times;

    private double Time(int times)
    {
        long start = Stopwatch.GetTimestamp();
        workload.Run(operation, times);
        return ClockFacts.ToNanoseconds(Stopwatch.GetTimestamp() - start);
    }
}

internal static class SamplerSet
{
    private const int Slices = 20;

    public static IReadOnlyList<OperationSamples> TakeRun(Sampler[] samplers)
    {
        return WarmUp.Measure(() => Array.ForEach(samplers, sampler => sampler.WarmUp()), Sampler.Trials, Take).Demand();

        IReadOnlyList<OperationSamples> Take()
        {
            Array.ForEach(samplers, sampler => sampler.ChooseBatch());
            for (int slice = 0; slice < Slices; slice++)
            {
                Array.ForEach(samplers, sampler => sampler.TakeSlice());
            }

            return Array.ConvertAll(samplers, sampler => sampler.Finish());
        }
    }
}

/// <param name="Batches">nanoseconds per operation, without the cost of the clock.</param>
/// <param name="Singles">nanoseconds in ascending order, with the cost of the clock.</param>
internal sealed record OperationSamples(
    string Type, int Size, int BatchLength, Statistics Batches, IReadOnlyList<double> Singles, double Linearity)
{
    private const double AllowedDeviation = 0.02;

    // If false, the JIT has removed code, or the clock is too coarse.
    public bool IsLinear => Math.Abs((Linearity / 2) - 1) <= AllowedDeviation;

    public double Tail(double percent) => Singles[(int)Math.Min(Singles.Count - 1, Singles.Count * percent / 100)];
}
