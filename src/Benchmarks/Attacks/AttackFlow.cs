using SerBench.Benchmarks.Cells;
using SerBench.Benchmarks.Commands;
using SerBench.Benchmarks.Environments;
using SerBench.Benchmarks.Reports;
using SerBench.Benchmarks.Usage;
using SerBench.Model;
using SerBench.Serializers.Contracts;

namespace SerBench.Benchmarks.Attacks;

/// <summary>What the command <c>attack</c> does, from cells to the score.</summary>
internal sealed class AttackFlow(ProgramContext context, AttackRequest request)
{
    private const string PreferredAccess = "compiled";
    private const string Trusted = ":trusted";

    private readonly DateTimeOffset _started = DateTimeOffset.Now;

    public int Run()
    {
        AttackOrder[] orders = [.. Select().Where(order => order.Open(context) is not null)];
        if (orders.Length == 0)
        {
            throw new UsageException("No serializer is left by these filters.");
        }

        // Before anything is attacked: attacked processes save inputs there, and one that cannot looks like one that crashed.
        NamedFile.Write(request.Folder, folder => Directory.CreateDirectory(folder));
        Say($"Attacking {orders.Length} readers, each in a process of its own; seed {request.Seed}, {request.Random:N0} random damages each.");
        var scores = new AttackScore?[orders.Length];
        int done = 0;
        try
        {
            Parallel.For(0, orders.Length, new ParallelOptions { MaxDegreeOfParallelism = Environment.ProcessorCount }, i =>
            {
                AttackScore score = new AttackWatcher(context, orders[i]).Run();
                lock (scores)
                {
                    // Kept as soon as it is there: an attack that is stopped has shown what it had.
                    scores[i] = score;
                    Write([.. scores.OfType<AttackScore>()]);
                    done++;
                    Say($"[{done}/{orders.Length}] {score.Serializer} {score.Model}: {score.Inputs:N0} inputs, {(score.Bad == 0 ? "none bad" : $"BAD: {score.Bad:N0}")}");
                }
            });
        }
        catch (AggregateException several) when (several.InnerException is UsageException one)
        {
            throw new UsageException(one.Message);
        }

        AttackScore[] all = [.. scores.OfType<AttackScore>()];
        Print(all);
        return all.Zip(orders).Any(pair => pair.First.Bad > 0 && IsOurs(pair.Second)) ? ExitCode.Failed : ExitCode.Done;
    }

    private IEnumerable<AttackOrder> Select()
    {
        IReadOnlyList<Cell> cells = context.Selection.Select(request.Filter);
        if (request.Filter.Serializers.Count == 0 && request.Filter.Accesses.Count == 0)
        {
            // To a reader of a format, the access makes little difference: one is attacked, and of libraries the main row and what trusts its input.
            cells = [.. cells.Where(cell => SerializerName.Parse(cell.Serializer.Id) is var name
                && (name.IsPlain || cell.Serializer.Id.EndsWith(Trusted, StringComparison.Ordinal))
                && (cell.Serializer.Family != SerializerFamily.Grid || name.Access is PreferredAccess or "view" or "direct"))];
        }

        return cells
            .Where(cell => cell.Serializer.Id != "payload")
            .Select(cell => new AttackOrder(cell.Serializer.Id, cell.Model.Id, request.Seed, request.Random, Path.Combine(request.Folder, "inputs")))
            .Distinct();
    }

    private bool IsOurs(AttackOrder order) => new Rejection(context.Selection.FindSerializer(order.Serializer)).IsOurs;

    private void Write(AttackScore[] scores)
    {
        var origin = new AttackOrigin(_started, Repository.ReadCommit(), Libraries.FindAll(context.Catalog));
        NamedFile.Write(request.Folder, folder =>
        {
            File.WriteAllText(Path.Combine(folder, AttackFile.Name), JsonText.Of(scores));
            File.WriteAllText(Path.Combine(folder, AttackFile.OriginName), JsonText.Of(origin));
            File.WriteAllText(
                Path.Combine(folder, "attack.md"),
                $"# Hostile input, seed {request.Seed}\n\nScores {origin}.\n\n{MarkdownTable.Render(AttackTable.Create(scores))}\n![{AttackChart.File}]({AttackChart.File})\n");
            File.WriteAllText(Path.Combine(folder, AttackChart.File), new AttackChart(scores).DrawFile());
        });
    }

    private void Print(AttackScore[] scores)
    {
        if (request.IsJson)
        {
            context.Terminal.Output.WriteLine(JsonText.Of(scores));
            return;
        }

        context.Terminal.Heading("Hostile input");
        context.Terminal.Draw(AttackTable.Create(scores));
        context.Terminal.Line($"Files: {request.Folder} ({AttackFile.Name}, {AttackFile.OriginName}, attack.md, {AttackChart.File}{(Directory.Exists(Path.Combine(request.Folder, "inputs")) ? ", inputs" : "")})");
        context.Terminal.Line($"Beside the times of a run: report --attack {request.Folder}");
    }

    // Where JSON is asked for, nothing else is printed to the output.
    private void Say(string line) => (request.IsJson ? context.Terminal.Error : context.Terminal.Output).WriteLine(line);
}
