namespace SerBench.Benchmarks.Features.Attacks;

internal sealed class AttackPart : IRunPart
{
    private const int Random = 2000;
    private static readonly TimeSpan Limit = TimeSpan.FromSeconds(10);

    // Start is the time to start a process. Least is the minimum time to feed inputs.
    private static readonly TimeSpan Start = TimeSpan.FromMilliseconds(1200);
    private static readonly TimeSpan Least = TimeSpan.FromMilliseconds(400);

    public IReadOnlyList<Option> Options => [];

    public RunWork? Read(ParseResult parsed, Profile profile, ProgramContext context) =>
        OwnDataWork.Of(parsed, profile, context, AttackFeature.ScoresOption, Limit, record => record.Attack is not null, Measure);

    private static void Measure(IRunInProgress run, IReadOnlyList<(string Serializer, string Model)> libraries, CancellationToken stop)
    {
        string failures = TemporaryFolder.Create();
        AttackOrder[] orders =
        [
            .. libraries.Select(row => new AttackOrder(row.Serializer, row.Model, AttackCommand.UsualSeed, Random, failures))
                .Where(order => order.HasReader(run.Context)),
        ];
        var scores = new List<AttackScore>();
        TimeSpan share = Limit * Math.Min(1, (double)Environment.ProcessorCount / Math.Max(1, orders.Length)) - Start;
        share = share > Least ? share : Least;
        Parallel.ForEach(orders, new ParallelOptions { MaxDegreeOfParallelism = Environment.ProcessorCount }, order =>
        {
            AttackScore? score = null;
            try
            {
                score = stop.IsCancellationRequested ? null : new AttackWatcher(run.Context, order).Run(share, stop);
            }
            catch (UsageException exception)
            {
                run.Context.Terminal.ErrorLine(exception.Message);
            }

            lock (scores)
            {
                scores.AddRange(score is null ? [] : [score]);
            }
        });
        if (scores.Count > 0)
        {
            run.Context.Terminal.Line(
                $"Attacked {scores.Count} of {orders.Length} libraries: {scores.Sum(score => score.Inputs):#,##0} damaged messages, "
                + $"{scores.Sum(score => score.Bad):#,##0} of them did harm.");
            run.Save(run.Record with
            {
                Attack = new AttackRecord("this run", [.. scores.OrderBy(score => score.Serializer, StringComparer.Ordinal)])
                {
                    Origin = new AttackOrigin(DateTimeOffset.Now, run.Record.Commit, run.Record.Libraries),
                },
            });
        }
    }
}
