using SerBench.Benchmarks.Reports.Links;

namespace SerBench.Benchmarks.Reports;

/// <summary>The result of a run, in a few sentences made from its figures: the libraries first, and what the run cannot say.</summary>
public static class Verdict
{
    // Smaller differences are not worth a sentence.
    private const double NoteworthyRatio = 1.05;

    // With more models, the verdict would be no shorter than the table below it.
    private const int MostModels = 4;

    public static string Write(RunRecord record, Figures figures)
    {
        RowRecord? first = record.Plan.FirstOrDefault(row => figures.All.Any(figure => figure.Row.Model == row.Model && figure.Row.Scenario == row.Scenario));
        if (first is null)
        {
            return record.Counts is null ? "Nothing was timed." : "Nothing was timed; instructions were counted.";
        }

        if (record.Profile.Name == "smoke")
        {
            return "All that was timed ran; the figures of a smoke run mean nothing.";
        }

        LinkAnswer[] all = [.. AnswersOf(record, figures)];
        LinkAnswer[] answers = [.. all.Take(MostModels)];
        Figure[] group = [.. figures.All.Where(figure =>
            figure.Row.Model == first.Model && figure.Row.Scenario == first.Scenario
            && figures.CellOf(figure.Row.Cell).Shape == CodecShape.Object && !figures.IsFloor(figure.Row.Serializer))];
        string?[] sentences =
        [
            .. answers.Where(answer => !answer.IsCut).GroupBy(answer => answer.IsLibrary).OrderByDescending(answer => answer.Key).Select(same => SayBest(same, record)),
            SayCut([.. answers.Where(answer => answer.IsCut)], record),
            all.Length > MostModels ? $"The report has {all.Length - MostModels} more models." : null,
            answers.Length == 0 ? SayFastest($"{first.Model}/{first.Scenario}", group, record) : null,
            SayAccessAgainstFormat($"{first.Model}/{first.Scenario}", group),
            SayMissing(record),
            SayNoise(record, figures),
            EnvironmentText.UnusualSettings(record.Environment) is { } settings ? $"These figures hold for unusual settings: {settings}." : null,
        ];
        return string.Join(' ', sentences.OfType<string>());
    }

    /// <summary>
    /// The answers over the usual link, one for each model: on the first data that have a library and a mode of ours, else on the first data. Objects are built.
    /// </summary>
    internal static IEnumerable<LinkAnswer> AnswersOf(RunRecord record, Figures figures) =>
        from data in LinkModes.Of(record, figures)
        where data.Shape == CodecShape.Object && data.Modes.Count > 1
        let answer = LinkAnswer.Of(data, LinkModes.Usual, MachineNoise.Of(record, figures, data.Model, data.Scenario))
        group answer by data.Model into model
        select model.FirstOrDefault(answer => answer is { IsLibrary: true, IsCut: false, Ours: not null }) ?? model.First();

    /// <summary>The model of an answer, with the kind of data where it is not the model's first.</summary>
    internal static string NameOf(LinkAnswer answer, RunRecord record) =>
        record.Plan.First(row => row.Model == answer.Data.Model).Scenario == answer.Data.Scenario ? answer.Data.Model : $"{answer.Data.Model} ({answer.Data.Scenario})";

    private static string SayBest(IGrouping<bool, LinkAnswer> answers, RunRecord record)
    {
        IEnumerable<string> parts = answers.Select(answer => $"{answer.Best.ShortName} on {NameOf(answer, record)}{SayTooClose(answer)}");
        return $"Over {LinkName.Speed(LinkModes.Usual)}, the {(answers.Key ? "library" : "mode")} that costs least is {string.Join("; ", parts)}.";
    }

    private static string? SayCut(LinkAnswer[] answers, RunRecord record) => answers.Length == 0
        ? null
        : "Too few libraries were timed for an answer on "
            + string.Join("; ", answers.Select(answer => $"{NameOf(answer, record)} ({answer.Data.TimedLibraries} of {answer.Data.WantedLibraries})"))
            + ": a longer --budget times them.";

    // With many rows, a list of all would hide the answer.
    private static string SayTooClose(LinkAnswer answer) => answer.TooClose.Count switch
    {
        0 => "",
        <= 3 => $" (too close to matter: {string.Join(", ", answer.TooClose.Select(mode => mode.ShortName))})",
        _ => $" (too close to matter: {string.Join(", ", answer.TooClose.Take(3).Select(mode => mode.ShortName))} and {answer.TooClose.Count - 3} more)",
    };

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
        (double Noise, string Data)[] busy =
        [
            .. LinkModes.Of(record, figures).Select(data => (Noise: MachineNoise.Of(record, figures, data.Model, data.Scenario), Data: $"{data.Model}/{data.Scenario}"))
                .Distinct().Where(data => data.Noise > MachineNoise.Noteworthy).OrderByDescending(data => data.Noise),
        ];
        return busy.Length > 0
            ? string.Create(
                CultureInfo.InvariantCulture,
                $"This machine was busy: floors that should take the same differ up to {busy[0].Noise:0.0} times, so smaller ratios mean nothing "
                + $"({string.Join(", ", busy.Select(data => string.Create(CultureInfo.InvariantCulture, $"{data.Data} {data.Noise:0.0}")))}).")
            : record.Profile.Rounds == 1 ? "One process per cell was timed: differences below a fifth need several (--full)." : null;
    }

    private sealed record Spread(double Ratio, string Fast, string Slow);
}
