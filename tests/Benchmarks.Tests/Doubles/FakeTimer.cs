namespace SerBench.Benchmarks.Tests.Doubles;

// Records which rows it should time, and invents figures.
internal sealed class FakeTimer : IRowTimer
{
    private const int Samples = 12;

    public List<TimedRow> Timed { get; } = [];

    public TimingPlan? LastPlan { get; private set; }

    // After this many rows it waits until it is stopped.
    public int Patience { get; init; } = int.MaxValue;

    // Rows of these serializers fail.
    public string? Failing { get; init; }

    public double Slowness { get; init; } = 1;

    // Whether the caller's own filter leaves no rows.
    public bool FiltersAll { get; init; }

    public void Demand(TimingPlan plan)
    {
    }

    public IReadOnlyList<TimedRow> Filter(IReadOnlyList<TimedRow> rows, TimingPlan plan) => FiltersAll ? [] : rows;

    public void Measure(IReadOnlyList<TimedRow> rows, TimingPlan plan, Action<IReadOnlyList<TimingRecord>> done, CancellationToken stop)
    {
        LastPlan = plan;
        foreach (TimedLaunch launch in TimedLaunch.Of(rows))
        {
            var records = new List<TimingRecord>();
            foreach (TimedRow row in launch.Rows)
            {
                if (Timed.Count == Patience)
                {
                    Assert.True(stop.WaitHandle.WaitOne(TimeSpan.FromMinutes(1)), "The run was never stopped.");
                    return;
                }

                Timed.Add(row);
                double[] samples = [.. Enumerable.Range(0, Samples).Select(i => Slowness * ((100.0 * row.Cell.Serializer.Length) + i))];
                bool fails = row.Cell.Serializer == Failing;
                records.Add(new TimingRecord(row.Record, row.Batch, fails ? [] : [samples], 8, fails ? "it fell over" : null));
            }

            done(records);
        }
    }
}
