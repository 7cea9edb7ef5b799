namespace SerBench.Engine.Judging;

public sealed record LoadGroup(string Model, string Scenario, string Collector, double? Rate, IReadOnlyList<LoadRow> Rows)
{
    public static IReadOnlyList<LoadGroup> Of(LoadRecord load) =>
    [
        .. from row in load.Rows
           group row by (row.Model, row.Scenario, row.Collector, row.Rate) into same
           select new LoadGroup(same.Key.Model, same.Key.Scenario, same.Key.Collector, same.Key.Rate, [.. same]),
    ];

    public string Title => $"{Model} / {Scenario}, {Collector} collector" + (Rate is { } rate ? $", {rate:#,##0}/s" : "");

    public IReadOnlyList<int> Threads => [.. Rows.Select(row => row.Threads).Distinct().Order()];

    public int Rounds => Rows.Max(row => row.Round);

    public RaceNoise Noise => All.Noise;

    public IReadOnlyList<string> Serializers => [.. All.Order.Select(contestant => contestant.Name)];

    // Serializers are compared by processor time if messages come at a fixed rate, else by the cost of a message.
    private Race All => RaceOf(Threads[^1], row => Rate is null ? row.Cost : row.Processor);

    public LoadRow[] Find(string serializer, int threads) =>
        [.. Rows.Where(row => row.Serializer == serializer && row.Threads == threads).OrderBy(row => row.Round)];

    public double Median(string serializer, int threads, Func<LoadRow, double> figure) =>
        Statistics.Of(Find(serializer, threads).Select(figure)).Median;

    // The speed of each of several threads, as a share of the speed of a single thread.
    public double Kept(string serializer, int threads) => 1 / Statistics.Of(Losses(serializer, threads)).Median;

    public IEnumerable<string> Say(IReadOnlyCollection<string>? of = null)
    {
        int most = Threads[^1];
        if (Rate is not null || most == Threads[0])
        {
            yield break;
        }

        string where = $"{Model}, {most} threads, {Collector} collector";
        (Race one, Race many) = (RaceOf(Threads[0], row => row.Cost), RaceOf(most, row => row.Cost));
        if (one.Outcome != RaceOutcome.Undecided && !many.Leading.Concat(many.Equal).Any(row => row.Name == one.Leader.Name))
        {
            yield return $"{where}: {Short(many.Leader)} costs least, with one thread {Short(one.Leader)}.";
        }

        IEnumerable<Contestant> losses = Rows.Select(row => row.Serializer).Distinct()
            .Select(serializer => new Contestant(serializer, Losses(serializer, most), 0)).Where(loss => loss.Launches.Count > 0);
        var kept = new Race(losses, RaceNoise.Of([losses.Select(loss => loss.Launches)]));
        foreach (Contestant row in kept.Order.Skip(1).Except(kept.Open).Except(kept.Equal).Except(kept.Near)
            .Where(row => of?.Contains(row.Name) ?? true))
        {
            yield return $"{where}: {Short(row)} keeps {Kept(row.Name, most):0 %} of its speed per thread, "
                + $"{Short(kept.Leader)} {Kept(kept.Leader.Name, most):0 %}.";
        }
    }

    private Race RaceOf(int threads, Func<LoadRow, double> cost)
    {
        Contestant[] all = [.. Contestants(threads, cost)];
        return new Race(all, RaceNoise.Of([all.Select(one => one.Launches)]));
    }

    private IEnumerable<Contestant> Contestants(int threads, Func<LoadRow, double> cost) =>
        from row in Rows
        where row.Threads == threads
        group row by row.Serializer into same
        select new Contestant(same.Key, [.. same.OrderBy(row => row.Round).Select(cost)], 0);

    private double[] Losses(string serializer, int threads) =>
    [
        .. from many in Find(serializer, threads)
           join one in Find(serializer, Threads[0]) on many.Round equals one.Round
           select many.Cost / one.Cost,
    ];

    private static string Short(Contestant row) => SerializerNames.Spoken(row.Name);
}
