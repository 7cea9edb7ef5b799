using SerBench.Benchmarks.Cells;
using SerBench.Benchmarks.Reports.Links;

namespace SerBench.Benchmarks.Reports;

/// <summary>The result of a run, in a few sentences made from its figures: the libraries first, and what the run cannot say.</summary>
public static class Verdict
{
    // Smaller differences are not worth a sentence.
    private const double NoteworthyRatio = 1.05;

    public static string Write(RunRecord record, Figures figures)
    {
        RowRecord? first = record.Plan.FirstOrDefault(row => figures.All.Any(figure => figure.Row.Model == row.Model && figure.Row.Scenario == row.Scenario));
        if (first is null)
        {
            return "Nothing was timed.";
        }

        if (record.Profile.Name == "smoke")
        {
            return "All that was timed ran; the figures of a smoke run mean nothing.";
        }

        LinkAnswer[] answers = [.. AnswersOf(record, figures)];
        Figure[] group = [.. figures.All.Where(figure =>
            figure.Row.Model == first.Model && figure.Row.Scenario == first.Scenario
            && figures.CellOf(figure.Row.Cell).Shape == CodecShape.Object && !figures.IsFloor(figure.Row.Serializer))];
        string?[] sentences =
        [
            .. answers.GroupBy(answer => answer.IsLibrary).OrderByDescending(answer => answer.Key).Select(SayBest),
            SayOurs([.. answers.Where(answer => answer.IsLibrary)]),
            answers.Length == 0 ? SayFastest($"{first.Model}/{first.Scenario}", group, record) : null,
            SayAccessAgainstFormat($"{first.Model}/{first.Scenario}", group),
            SayMissing(record),
            SayNoise(record, figures),
        ];
        return string.Join(' ', sentences.OfType<string>());
    }

    /// <summary>The answers over the usual link, one for each model: on the data that were planned first, and that are built into objects.</summary>
    internal static IEnumerable<LinkAnswer> AnswersOf(RunRecord record, Figures figures) => LinkModes.Of(record, figures)
        .Where(data => data.Shape == CodecShape.Object && data.Modes.Count > 1)
        .DistinctBy(data => data.Model)
        .Select(data => LinkAnswer.Of(data, LinkModes.Usual, MachineNoise.Of(record, figures, data.Model, data.Scenario)));

    private static string SayBest(IGrouping<bool, LinkAnswer> answers)
    {
        IEnumerable<string> parts = answers.Select(answer => $"{answer.Best.ShortName} on {answer.Data.Model}{SayTooClose(answer)}");
        return $"Over {LinkName.Speed(LinkModes.Usual)}, the {(answers.Key ? "library" : "mode")} that costs least is {string.Join("; ", parts)}.";
    }

    // With many rows, a list of all would hide the answer.
    private static string SayTooClose(LinkAnswer answer) => answer.TooClose.Count switch
    {
        0 => "",
        <= 3 => $" (too close to matter: {string.Join(", ", answer.TooClose.Select(mode => mode.ShortName))})",
        _ => $" (too close to matter: {string.Join(", ", answer.TooClose.Take(3).Select(mode => mode.ShortName))} and {answer.TooClose.Count - 3} more)",
    };

    private static string? SayOurs(LinkAnswer[] answers)
    {
        string[] ours = [.. answers.Where(answer => answer.Ours is not null).Select(answer => string.Create(CultureInfo.InvariantCulture, $"{answer.Times(answer.Ours!):0.00} of that on {answer.Data.Model}"))];
        string[] possible = [.. answers.Where(answer => answer.Possible != answer.Best && answer.Possible != answer.Ours).Select(answer => string.Create(CultureInfo.InvariantCulture, $"{answer.Times(answer.Possible):0.00} on {answer.Data.Model}"))];
        return ours.Length == 0 ? null
            : $"Our package's best takes {string.Join(", ", ours)}{(possible.Length == 0 ? "" : $"; code for one model alone {string.Join(", ", possible)}")}.";
    }

    private static string? SayFastest(string data, Figure[] group, RunRecord record)
    {
        // An operation is ranked only if all rows were asked for it: the fastest of some rows says nothing about the others. A failed row was asked.
        HashSet<RowRecord> asked = [.. record.Timings.Select(timing => timing.Row)];
        RowRecord[] rows = [.. group.Select(figure => figure.Row)];
        string[] parts =
        [
            .. group.GroupBy(figure => figure.Row.Operation)
                .Where(operation => rows.All(row => asked.Contains(row with { Operation = operation.Key })))
                .OrderBy(operation => operation.Key)
                .Select(operation => SayFastest(operation.Key, [.. operation.Where(figure => figure.IsBest).OrderBy(figure => figure.Statistics.Median)])),
        ];
        return parts.Length == 0 ? null : $"On {data}, {string.Join("; ", parts)}.";
    }

    private static string SayFastest(Operation operation, Figure[] best)
    {
        TimeUnit unit = TimeUnit.For([best[0].Statistics.Median]);
        string rest = best.Length switch
        {
            1 => "",
            2 => $"; {best[1].Row.Serializer} cannot be told from it",
            _ => $"; {best.Length - 1} others cannot be told from it",
        };
        return $"{KebabCase.Of(operation)} is fastest in {best[0].Row.Serializer} ({unit.Format(best[0].Statistics.Median)} {unit.Name}{rest})";
    }

    // The main question of this tool: how much depends on the bytes, and how much on the code?
    private static string? SayAccessAgainstFormat(string data, Figure[] group)
    {
        (Figure Figure, SerializerName Name)[] grid =
            [.. group.Where(figure => figure.Row.Operation == Operation.Encode)
                .Select(figure => (figure, SerializerName.Parse(figure.Row.Serializer)))
                .Where(item => item.Item2 is { IsPlain: true, Access.Length: > 0 } && item.Item2.Format is not ("peer" or "tree"))];
        Spread? access = Widest(grid.GroupBy(item => item.Name.Format));
        Spread? format = Widest(grid.GroupBy(item => item.Name.Access));
        return access is null || format is null
            ? null
            : $"On {data}, another access changes the time to encode up to {TimeUnit.FormatNumber(access.Ratio)} times ({access.Fast} against {access.Slow}), "
                + $"another format up to {TimeUnit.FormatNumber(format.Ratio)} times ({format.Fast} against {format.Slow}).";
    }

    // A group counts only if its fastest and its slowest figure can be told apart.
    private static Spread? Widest(IEnumerable<IGrouping<string, (Figure Figure, SerializerName Name)>> groups) => groups
        .Select(group => (Fast: group.MinBy(item => item.Figure.Statistics.Median).Figure, Slow: group.MaxBy(item => item.Figure.Statistics.Median).Figure))
        .Where(ends => !ends.Fast.Statistics.OverlapsWith(ends.Slow.Statistics))
        .Select(ends => new Spread(ends.Slow.Statistics.Median / ends.Fast.Statistics.Median, ends.Fast.Row.Serializer, ends.Slow.Row.Serializer))
        .Where(spread => spread.Ratio >= NoteworthyRatio)
        .MaxBy(spread => spread.Ratio);

    private static string? SayMissing(RunRecord record)
    {
        int all = record.Plan.Count + record.LeftOut.Count;
        int missing = all - record.Timings.Count(timing => timing.HasSamples);
        string?[] parts =
        [
            missing > 0 ? $"{missing} of {all} rows were not timed" : null,
            record.AbsentPeers.Count > 0 ? $"not compared, since this build lacks them: {string.Join(", ", record.AbsentPeers.Select(peer => peer.Name))}" : null,
        ];
        string text = string.Join("; ", parts.OfType<string>());
        return text.Length == 0 ? null : char.ToUpperInvariant(text[0]) + text[1..] + ".";
    }

    private static string? SayNoise(RunRecord record, Figures figures)
    {
        double noise = LinkModes.Of(record, figures).Select(data => MachineNoise.Of(record, figures, data.Model, data.Scenario)).DefaultIfEmpty(1).Max();
        return noise > MachineNoise.Noteworthy
            ? string.Create(CultureInfo.InvariantCulture, $"This machine was busy: floors that should take the same differ up to {noise:0.0} times, so smaller ratios mean nothing.")
            : record.Profile.Rounds == 1 ? "One process per cell was timed: differences below a fifth need several (--full)." : null;
    }

    private sealed record Spread(double Ratio, string Fast, string Slow);
}
