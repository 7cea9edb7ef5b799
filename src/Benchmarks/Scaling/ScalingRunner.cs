using System.Diagnostics;
using System.Text.Json;
using SerBench.Benchmarks.Cells;
using SerBench.Benchmarks.Host;
using SerBench.Benchmarks.Measure;
using SerBench.Benchmarks.Options;
using SerBench.Benchmarks.Records;
using SerBench.Formats.Contracts;

namespace SerBench.Benchmarks.Scaling;

/// <summary>Launches a process for each serializer, again and again while there is time: each round gives the lines more points.</summary>
/// <param name="limit">No launch is begun when the time would not suffice for it, but for those of the first round.</param>
internal sealed class ScalingRunner(ProgramContext context, TimeSpan limit)
{
    /// <summary>The hidden command of the launched process.</summary>
    public const string CommandName = "scale-serializer";

    private const int MostRounds = 3;

    /// <summary>One round over all formats and libraries, and what is left of two minutes for more.</summary>
    public static TimeSpan UsualLimit { get; } = TimeSpan.FromMinutes(2);

    /// <summary>Of what a filter admits: what it names, or the best access of each format and the main row of each library; all that take types of any kind.</summary>
    public IReadOnlyList<ISerializer> Choose(CellFilter filter)
    {
        ISerializer[] admitted = [.. context.Selection.Select(filter).Select(cell => cell.Serializer).Distinct().Where(TakesAny)];
        return filter.Serializers.Count + filter.Accesses.Count > 0 ? admitted : BestOf(admitted);
    }

    /// <param name="serializers">What to launch.</param>
    /// <param name="stop">Ends it before its time.</param>
    /// <returns>What was measured; null when nothing was.</returns>
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
                    // It was cut off, which says nothing of the serializer.
                    continue;
                }

                foreach (ScalingRow row in launched)
                {
                    rows[(row.Serializer, row.Axis)] = rows.TryGetValue((row.Serializer, row.Axis), out ScalingRow? before) ? before.With(row) : row;
                }

                launches++;
                context.Terminal.Line($"[round {round + 1}, {launches - (round * serializers.Count)}/{serializers.Count}] {serializer.Id}, {Stopwatch.GetElapsedTime(start).TotalSeconds:0} s");
            }
        }

        return new ScalingRecord([.. rows.Values]);
    }

    private static ISerializer[] BestOf(IEnumerable<ISerializer> serializers) =>
    [
        .. serializers
            .Where(serializer => serializer.Family is SerializerFamily.Grid or SerializerFamily.Peer && SerializerName.Parse(serializer.Id).IsPlain)
            .GroupBy(serializer => serializer.Family == SerializerFamily.Grid ? SerializerName.Parse(serializer.Id).Format : serializer.Id)
            .Select(group => group.MinBy(serializer => TimedSet.AccessRank(SerializerName.Parse(serializer.Id).Access))!),
    ];

    private static bool TakesAny(ISerializer serializer) =>
        ScalingAxis.All.Any(axis => axis.Points.All(point => point.Model.Accept(new CellBinding(serializer))));

    private ScalingRow[] Launch(string serializer)
    {
        ProcessStartInfo start = OwnProgram.Read(
            [CommandName, "--serializer", serializer, .. context.Outside is { } outside ? new[] { "--outside", outside.File } : []]);
        using Process process = Process.Start(start)!;
        Task<string> complaint = process.StandardError.ReadToEndAsync();
        string output = process.StandardOutput.ReadToEnd();
        process.WaitForExit();
        if (process.ExitCode == 0)
        {
            return JsonSerializer.Deserialize<ScalingRow[]>(output)!;
        }

        string reason = $"its process ended with exit code {process.ExitCode}: {complaint.Result.Split('\n')[0].TrimEnd()}";
        return [.. ScalingAxis.All.Select(axis => new ScalingRow(serializer, axis.Name, [], reason))];
    }
}
