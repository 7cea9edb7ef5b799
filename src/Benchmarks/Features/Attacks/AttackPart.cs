namespace SerBench.Benchmarks.Features.Attacks;

/// <summary>A short attack on the libraries of a run on data from outside, of which nobody has scores: a price without a risk is half an answer.</summary>
internal sealed class AttackPart : IRunPart
{
    private const int Random = 2000;
    private static readonly TimeSpan Limit = TimeSpan.FromSeconds(10);

    public IReadOnlyList<Option> Options => [];

    // With scores from a file, an attack needs no time.
    public RunWork? Read(ParseResult parsed, Profile profile, ProgramContext context) => new(Measure)
    {
        Time = context.Outside?.HasType == true && profile.Name == Profile.Quick.Name && parsed.GetValue<string>(AttackFeature.ScoresOption) is null ? Limit : TimeSpan.Zero,
    };

    private static void Measure(IRunInProgress run, CancellationToken stop)
    {
        if (run.Record.Attack is not null || run.Record.Profile.Name != Profile.Quick.Name || run.Context.Outside?.HasType != true)
        {
            return;
        }

        AttackOrder[] orders = OrdersOf(run.Record, run.Context);
        var scores = new List<AttackScore>();
        TimeSpan share = Limit * Math.Min(1, (double)Environment.ProcessorCount / Math.Max(1, orders.Length));
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

    // The main row of each library that is timed.
    private static AttackOrder[] OrdersOf(RunRecord record, ProgramContext context)
    {
        HashSet<string> libraries =
        [
            .. from serializer in record.Serializers
               where RowClasses.Of(serializer) == RowClass.Library && SerializerName.Parse(serializer.Id).IsPlain
               select serializer.Id,
        ];
        string failures = TemporaryFolder.Create();
        return
        [
            .. record.Plan.Select(row => (row.Serializer, row.Model)).Distinct().Where(row => libraries.Contains(row.Serializer))
                .Select(row => new AttackOrder(row.Serializer, row.Model, AttackCommand.UsualSeed, Random, failures)).Where(order => order.HasReader(context)),
        ];
    }
}
