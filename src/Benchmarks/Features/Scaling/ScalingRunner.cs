namespace SerBench.Benchmarks.Features.Scaling;

/// <param name="limit">after the first round, a launch begins only if the launch is likely to end within this time.</param>
internal sealed class ScalingRunner(ProgramContext context, TimeSpan limit)
{
    private const int MostRounds = 3;

    public static TimeSpan UsualLimit { get; } = TimeSpan.FromMinutes(2);

    public IReadOnlyList<ISerializer> Choose(CellFilter filter)
    {
        ISerializer[] admitted = [.. context.Selection.Select(filter).Select(cell => cell.Serializer).Distinct().Where(TakesAny)];
        return filter.Serializers.Count + filter.Accesses.Count > 0 ? admitted : BestOf(admitted);
    }

    public ScalingRecord? Run(IReadOnlyList<ISerializer> serializers, CancellationToken stop)
    {
        long start = Stopwatch.GetTimestamp();
        var rows = new Dictionary<(string, string), ScalingRow>();
        int launches = 0;
        for (int round = 0; round < MostRounds; round++)
        {
            foreach (ISerializer serializer in serializers)
            {
                TimeSpan elapsed = Stopwatch.GetElapsedTime(start);
                if (stop.IsCancellationRequested || (round > 0 && elapsed + (elapsed / launches) > limit))
                {
                    return rows.Count == 0 ? null : new ScalingRecord([.. rows.Values]);
                }

                ScalingRow[] launched = Launch(serializer.Id);
                if (Lifeline.WhenCut.IsCompleted)
                {
                    continue;
                }

                foreach (ScalingRow row in launched)
                {
                    rows[(row.Serializer, row.Axis)] = rows.TryGetValue((row.Serializer, row.Axis), out ScalingRow? before)
                        ? before.With(row)
                        : row;
                }

                launches++;
                context.Terminal.Line($"[round {round + 1}, {launches - (round * serializers.Count)}/{serializers.Count}] "
                    + $"{serializer.Id}, {Stopwatch.GetElapsedTime(start).TotalSeconds:0} s");
            }
        }

        return new ScalingRecord([.. rows.Values]);
    }

    private static ISerializer[] BestOf(IEnumerable<ISerializer> serializers) =>
    [
        .. serializers
            .Where(serializer => serializer.Family is SerializerFamily.Grid or SerializerFamily.Peer
                && SerializerName.Parse(serializer.Id).IsPlain)
            .GroupBy(serializer => serializer.Family == SerializerFamily.Grid ? SerializerName.Parse(serializer.Id).Format : serializer.Id)
            .Select(group => group.MinBy(serializer => TimedSet.AccessRank(SerializerName.Parse(serializer.Id).Access))!),
    ];

    private static bool TakesAny(ISerializer serializer) =>
        ScalingAxis.All.Any(axis => axis.Points.All(point => point.Model.Accept(new CellBinding(serializer))));

    private ScalingRow[] Launch(string serializer)
    {
        ProgramOutput output =
            ProgramOutput.Of(OwnProgram.With(Child.ArgumentsFor(new ScaleSerializer(serializer, context.Outside?.File))))!;
        if (output.ExitCode == 0)
        {
            return JsonSerializer.Deserialize<ScalingRow[]>(output.Text)!;
        }

        string reason = $"its process ended with exit code {output.ExitCode}: {output.Errors.Split('\n')[0].TrimEnd()}";
        return [.. ScalingAxis.All.Select(axis => new ScalingRow(serializer, axis.Name, [], reason))];
    }

    private sealed record ScaleSerializer(string Serializer, string? Outside) : IChildWork
    {
        public void Run(ProgramContext context, WatchedReport report) =>
            context.Terminal.Output.WriteLine(
                JsonSerializer.Serialize(new ScalingWorker(context.Open(Outside).Selection.FindSerializer(Serializer)).Run()));
    }
}
