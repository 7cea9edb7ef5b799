namespace SerBench.Benchmarks.Features.Evolution;

// Tries the usual changes of the user's type with the libraries of a run.
internal sealed class EvolutionPart : IRunPart
{
    // No library starts later, because the compiler may need the remaining time.
    public static readonly TimeSpan LastStart = TimeSpan.FromSeconds(6);

    private static readonly TimeSpan Limit = TimeSpan.FromSeconds(14);

    public IReadOnlyList<Option> Options => [];

    public RunWork? Read(ParseResult parsed, Profile profile, ProgramContext context) =>
        OwnDataWork.Of(parsed, profile, context, EvolutionFeature.ResultOption, Limit, record => record.Evolution is not null, Measure);

    private static void Measure(IRunInProgress run, IReadOnlyList<(string Serializer, string Model)> libraries, CancellationToken stop)
    {
        // The cheapest first, because the time may not suffice for all.
        string[] byCost =
        [
            .. new Judge(run.Record).Data.SelectMany(data => data.Modes).OrderBy(mode => mode.TotalOf(run.Record.Asked))
                .Select(mode => mode.Cell.Serializer),
        ];
        string[] names =
        [
            .. byCost.Intersect(libraries.Select(row => row.Serializer)).Union(libraries.Select(row => row.Serializer)),
        ];
        try
        {
            EvolutionRecord[] tried =
            [
                .. names.Index().GroupBy(name => name.Index % Environment.ProcessorCount, name => name.Item).AsParallel().AsOrdered()
                    .SelectMany(share => WatchedProcess
                        .Ask(
                            WatchedProcess.Patience.Value,
                            Child.ArgumentsFor(new EvolveOwnType(run.Context.Outside!.File, string.Join(',', share))))
                        .Select(answer => answer.Text).OfType<string>().Select(text => JsonSerializer.Deserialize<EvolutionRecord>(text)!)),
            ];
            run.Context.Terminal.Line($"Changed the type as people do: {tried.Length} of {names.Length} libraries were tried.");
            run.Save(tried.Length == 0 ? run.Record : run.Record with
            {
                Evolution = tried[0] with { Rows = [.. tried.SelectMany(one => one.Rows)] },
            });
        }
        catch (AggregateException exception) when (exception.InnerException is UsageException fault)
        {
            run.Context.Terminal.ErrorLine(fault.Message);
        }
    }
}

// Tries libraries while there is time. Runs in other processes: a library that trusts its input may allocate any amount of memory for a
// message of another version, or never return.
internal sealed record EvolveOwnType(string Outside, string Serializers) : IChildWork
{
    public void Run(ProgramContext context, WatchedReport report)
    {
        var watch = Stopwatch.StartNew();
        ProgramContext own = context.Open(Outside);
        own.LimitMemory(EvolveCommand.MostMemory);
        Type type = own.Models.Models[0].Type;
        var flow = new EvolutionFlow(own.Catalog);
        TypeVersion[] versions = [.. TypeVersion.Plan(type).Where(version => version.IsTriedByRun)];
        report.TryAll(Serializers.Split(',').TakeWhile(_ => watch.Elapsed < EvolutionPart.LastStart), id => id, id =>
            JsonSerializer.Serialize(flow.Run(type.Name, versions, [own.Selection.FindSerializer(id)], Repository.ReadCommit(), _ => { })));
    }
}
