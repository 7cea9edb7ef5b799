namespace SerBench.Benchmarks.Features.Compare.Pairs;

internal sealed class PairedCell(PairPlan before, PairPlan after)
{
    private PairSample[] _before = [];
    private PairSample[] _after = [];

    public PairPlan Before => before;

    public PairPlan After => after;

    public int Pairs => Differences.Values.Select(list => list.Count).DefaultIfEmpty().Max();

    public string? Fault { get; set; }

    // Each number is the logarithm of (new time / old time) of one pair of launches.
    public Dictionary<Operation, List<double>> Differences { get; } = [];

    public void Add(PairSample[] old, PairSample[] @new)
    {
        (_before, _after) = (old, @new);
        foreach ((PairSample left, PairSample right) in
            old.Join(@new, sample => sample.Operation, sample => sample.Operation, (left, right) => (left, right)))
        {
            Differences.TryAdd(left.Operation, []);
            Differences[left.Operation].Add(Math.Log(right.Nanoseconds / left.Nanoseconds));
        }
    }

    public bool CouldSee(double size, int rows) => Judge(size, rows).All(row => row.Visible <= size);

    public IEnumerable<RowComparison> Judge(double resolution, int rows) =>
        after.Operations.Select(operation => Judge(operation, resolution, rows));

    private RowComparison Judge(Operation operation, double resolution, int rows)
    {
        RowRecord row = RowRecord.Of(after.Cell.Id, operation);
        if (Fault is not null || !Differences.TryGetValue(operation, out List<double>? differences))
        {
            return RowComparison.WithoutRatio(row, RowVerdict.Noisy, Fault ?? "no pair of launches was finished");
        }

        var ranks = new SignedRanks(differences);
        return RowComparison.Judge(
            row,
            ranks.Centre,
            ranks.MarginOf(1 - RunComparison.Confidence),
            ranks.MarginOf(RunComparison.FalseAlarmRate / rows),
            resolution,
            $"{differences.Count} pairs of launches do not rule out a change of {resolution:0.# %}");
    }

    public IEnumerable<ExactChange> FindChanges()
    {
        (long old, long now) = (before.Cell.Size!.Typical, after.Cell.Size!.Typical);
        IEnumerable<ExactChange> sizes = before.Cell.Size == after.Cell.Size
            ? []
            : [new ExactChange(ExactKind.Size, after.Cell.Id.ToString(), old, now)];
        return sizes.Concat(
            from left in _before
            join right in _after on left.Operation equals right.Operation
            where left.AllocatedBytes != right.AllocatedBytes
            select new ExactChange(
                ExactKind.Alloc,
                RowRecord.Of(after.Cell.Id, left.Operation).ToString(),
                left.AllocatedBytes,
                right.AllocatedBytes));
    }
}
