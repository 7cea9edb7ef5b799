using SerBench.Benchmarks.Cells;
using SerBench.Benchmarks.Reports.Links;

namespace SerBench.Benchmarks.Reports;

/// <summary>The result of a run, in two or three sentences made from its figures.</summary>
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

        string data = $"{first.Model}/{first.Scenario}";
        Figure[] group = [.. figures.All.Where(figure =>
            figure.Row.Model == first.Model && figure.Row.Scenario == first.Scenario
            && figures.CellOf(figure.Row.Cell).Shape == CodecShape.Object && !figures.IsFloor(figure.Row.Serializer))];
        string?[] sentences =
        [
            SayBest(data, group, record, figures),
            LinkVerdict.Say(record, figures, first.Model, first.Scenario),
            SayCodeAgainstBytes(group),
            record.Profile.Name == "quick" ? "This was a quick run: one process per cell, good for ratios of 1.2 and more." : null,
        ];
        return string.Join(' ', sentences.OfType<string>());
    }

    private static string? SayBest(string data, Figure[] group, RunRecord record, Figures figures)
    {
        // An operation is ranked only if all rows were asked for it: the fastest of some rows says nothing about the others. A failed row was asked.
        HashSet<RowRecord> asked = [.. record.Timings.Select(timing => timing.Row)];
        RowRecord[] rows = [.. group.Select(figure => figure.Row)];
        string[] parts =
        [
            .. group.GroupBy(figure => figure.Row.Operation)
                .Where(operation => rows.All(row => asked.Contains(row with { Operation = operation.Key })))
                .OrderBy(operation => operation.Key)
                .Select(operation => SayBest(figures, operation.Key, [.. operation.Where(figure => figure.IsBest).OrderBy(figure => figure.Statistics.Median)])),
        ];
        return parts.Length == 0 ? null : $"On {data}, {string.Join("; ", parts)}.";
    }

    private static string SayBest(Figures figures, Operation operation, Figure[] best)
    {
        TimeUnit unit = TimeUnit.For([best[0].Statistics.Median]);
        string floor = best[0].TimesFloor is { } ratio ? $", {TimeUnit.FormatNumber(ratio)} times the floor" : "";
        string time = $"{unit.Format(best[0].Statistics.Median)} {unit.Name}{floor}";
        string rest = best.Length switch
        {
            1 => "",
            2 => $"; {best[1].Row.Serializer} cannot be told from it",
            _ => $"; {best.Length - 1} others cannot be told from it",
        };
        return $"{KebabCase.Of(operation)} is fastest in {best[0].Row.Serializer} ({time}{rest}{(figures.SerializerOf(best[0].Row.Serializer).IsSameType ? "; only the type that wrote a message can read it" : "")})";
    }

    // The main question of this tool: how much depends on the bytes, and how much on the code?
    private static string? SayCodeAgainstBytes(Figure[] group)
    {
        (Figure Figure, SerializerName Name)[] grid =
            [.. group.Where(figure => figure.Row.Operation == Operation.Encode)
                .Select(figure => (figure, SerializerName.Parse(figure.Row.Serializer)))
                .Where(item => item.Item2 is { IsPlain: true, Access.Length: > 0 } && item.Item2.Format is not ("peer" or "tree"))];
        Spread? code = Widest(grid.GroupBy(item => item.Name.Format));
        Spread? bytes = Widest(grid.GroupBy(item => item.Name.Access));
        return code is null || bytes is null
            ? null
            : $"The code changes encoding up to {TimeUnit.FormatNumber(code.Ratio)} times ({code.Fast} against {code.Slow}), "
                + $"the bytes up to {TimeUnit.FormatNumber(bytes.Ratio)} times ({bytes.Fast} against {bytes.Slow}).";
    }

    // A group counts only if its fastest and its slowest figure can be told apart.
    private static Spread? Widest(IEnumerable<IGrouping<string, (Figure Figure, SerializerName Name)>> groups) => groups
        .Select(group => (Fast: group.MinBy(item => item.Figure.Statistics.Median).Figure, Slow: group.MaxBy(item => item.Figure.Statistics.Median).Figure))
        .Where(ends => !ends.Fast.Statistics.OverlapsWith(ends.Slow.Statistics))
        .Select(ends => new Spread(ends.Slow.Statistics.Median / ends.Fast.Statistics.Median, ends.Fast.Row.Serializer, ends.Slow.Row.Serializer))
        .Where(spread => spread.Ratio >= NoteworthyRatio)
        .MaxBy(spread => spread.Ratio);

    private sealed record Spread(double Ratio, string Fast, string Slow);
}
