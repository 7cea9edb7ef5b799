namespace SerBench.Benchmarks.Features.Evolution;

internal sealed class EvolutionPart : IRunPart
{
    // No trial starts after this time, because compiling may take the rest of the limit.
    public static readonly TimeSpan LastStart = TimeSpan.FromSeconds(6);

    private static readonly TimeSpan Limit = TimeSpan.FromSeconds(14);

    public IReadOnlyList<Option> Options => [];

    public RunWork? Read(ParseResult parsed, Profile profile, ProgramContext context) =>
        OwnDataWork.Of(parsed, profile, context, EvolutionFeature.ResultOption, Limit, record => record.Evolution is not null, Measure);

    private static void Measure(IRunInProgress run, IReadOnlyList<(string Serializer, string Model)> libraries, CancellationToken stop)
    {
        // The cheapest serializers come first, because the time may not suffice for all.
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

// A library that trusts the input may allocate any amount of memory or never return, so trials run in child processes.
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
