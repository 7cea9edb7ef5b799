namespace SerBench.Benchmarks.Features.Attacks;

internal sealed class AttackFlow(ProgramContext context, AttackRequest request)
{
    private const string PreferredAccess = "compiled";
    private const string Trusted = ":trusted";
    private const string Inputs = "inputs";

    private readonly DateTimeOffset _started = DateTimeOffset.Now;

    public int Run()
    {
        AttackOrder[] selected = [.. Select().Where(order => order.HasReader(context))];
        if (selected.Length == 0)
        {
            throw new UsageException("No serializer is left by these filters.");
        }

        using var stop = new StopSignal(request.Budget);

        // The lock also proves that the folder is writable. A reader's process that cannot save an input there would count as crashed.
        using FolderLock taken = request.Folder is { } wanted
            ? FolderLock.Take(wanted)
            : FolderLock.TakeNew(Path.Combine(Repository.Root, "artifacts", "attacks"), _started);
        AttackOrder[] orders = [.. selected.Select(order => order with { Failures = Path.Combine(taken.Folder, Inputs) })];
        AttackScore?[] scores = Attack(orders, taken.Folder, stop.Token);
        AttackScore[] judged = [.. scores.OfType<AttackScore>()];
        if (judged.Length > 0)
        {
            Print(judged, taken.Folder);
        }

        if (stop.State != RunState.Completed)
        {
            Say($"Stopped: {judged.Length} of {orders.Length} readers {(judged.Length == 1 ? "is" : "are")} judged.");
        }

        return stop.ExitCode
            ?? (scores.Zip(orders).Any(pair => pair.First?.Bad > 0 && IsOurs(pair.Second)) ? ExitCode.Failed : ExitCode.Done);
    }

    // If the attack on a reader is stopped early, that reader gets no score, because partial counts would look complete.
    private AttackScore?[] Attack(AttackOrder[] orders, string folder, CancellationToken stop)
    {
        Say($"Attacking {orders.Length} readers, each in a process of its own; "
            + $"seed {request.Seed}, {request.Random:N0} random damages each.");
        var scores = new AttackScore?[orders.Length];
        int done = 0;
        try
        {
            Parallel.For(0, orders.Length, new ParallelOptions { MaxDegreeOfParallelism = Environment.ProcessorCount }, i =>
            {
                if (stop.IsCancellationRequested || new AttackWatcher(context, orders[i]).Run() is not { } score)
                {
                    return;
                }

                lock (scores)
                {
                    scores[i] = score;
                    Write([.. scores.OfType<AttackScore>()], folder, orders.Length);
                    done++;
                    Say($"[{done}/{orders.Length}] {score.Serializer} {score.Model}: {score.Inputs:N0} inputs, "
                        + (score.Bad == 0 ? "none bad" : $"BAD: {score.Bad:N0}"));
                }
            });
        }
        catch (AggregateException several) when (several.InnerException is UsageException one)
        {
            throw new UsageException(one.Message);
        }

        return scores;
    }

    private IEnumerable<AttackOrder> Select()
    {
        IReadOnlyList<Cell> cells = context.Selection.Select(request.Filter);
        if (request.Filter.Serializers.Count == 0 && request.Filter.Accesses.Count == 0)
        {
            cells = [.. cells.Where(cell => SerializerName.Parse(cell.Serializer.Id) is var name
                && (name.IsPlain || cell.Serializer.Id.EndsWith(Trusted, StringComparison.Ordinal))
                && (cell.Serializer.Family != SerializerFamily.Grid || name.Access is PreferredAccess or "view" or "direct"))];
        }

        return cells
            .Where(cell => cell.Serializer.Id != "payload")
            .Select(cell => new AttackOrder(cell.Serializer.Id, cell.Model.Id, request.Seed, request.Random, Failures: ""))
            .Distinct();
    }

    private bool IsOurs(AttackOrder order) => new Rejection(context.Selection.FindSerializer(order.Serializer)).IsOurs;

    private void Write(AttackScore[] scores, string folder, int readers)
    {
        var origin = new AttackOrigin(_started, Repository.ReadCommit(), Libraries.FindAll(context.Catalog));
        string missing = scores.Length < readers
            ? $"{scores.Length} of {readers} readers: the attack was stopped, or is not through with the others.\n\n"
            : "";
        NamedFile.WriteText(Path.Combine(folder, AttackFile.Name), JsonText.Of(scores));
        NamedFile.WriteText(Path.Combine(folder, AttackFile.OriginName), JsonText.Of(origin));
        NamedFile.WriteText(
            Path.Combine(folder, "attack.md"),
            $"# Hostile input, seed {request.Seed}\n\nScores {origin}.\n\n{missing}{MarkdownTable.Render(AttackTable.Create(scores))}");
    }

    private void Print(AttackScore[] scores, string folder)
    {
        if (request.IsJson)
        {
            context.Terminal.Output.WriteLine(JsonText.Of(scores));
            return;
        }

        context.Terminal.Heading("Hostile input");
        context.Terminal.Draw(AttackTable.Create(scores));
        string saved = Path.Combine(folder, Inputs);
        AttackFailure[] failures = Directory.Exists(saved) ? [.. Directory.GetFiles(saved).Select(AttackFailure.Read)] : [];
        context.Terminal.Lines(AttackTable.Conclude(scores, failures));
        string inputs = failures.Length > 0 ? $", {Inputs}" : "";
        context.Terminal.Line($"Files: {folder} ({AttackFile.Name}, {AttackFile.OriginName}, attack.md{inputs})");
        context.Terminal.Line($"Beside the times of a run: report --attack {folder}");
    }

    private void Say(string line) => (request.IsJson ? context.Terminal.Error : context.Terminal.Output).WriteLine(line);
}

internal sealed record AttackRequest(CellFilter Filter, ulong Seed, int Random, bool IsJson, string? Folder, TimeSpan? Budget);

internal sealed record AttackOrder(string Serializer, string Model, ulong Seed, int Random, string Failures)
{
    // This method calls no reader, because a reader from a user's assembly may never return.
    public bool HasReader(ProgramContext context) =>
        context.Selection.FindModel(Model).Accept(new ReaderSearch(context.Selection.FindSerializer(Serializer)));

    public IAttackTarget? Open(ProgramContext context) =>
        context.Selection.FindModel(Model).Accept(new AttackTargetFactory(context.Selection.FindSerializer(Serializer), Seed, Random));

    public AttackFailure Describe(AttackVerdict verdict, string what, long number, AttackInput input) =>
        new(Serializer, Model, verdict, what, Seed, number, input.Origin, Convert.ToHexString(input.Bytes));
}
