namespace SerBench.Benchmarks.Features.Reports;

internal static class Worth
{
    private const double NanosecondsPerSecond = 1e9;
    private const double BitsPerMegabit = 1e6;
    private const int BitsPerByte = 8;

    public static IReadOnlyList<string> Say(Judge judge)
    {
        if (judge.Record.Asked.Now is not { } name)
        {
            return [];
        }

        string[] all =
        [
            .. from answer in judge.Answers
               let now = NowOf(answer)
               let said = answer.IsCut ? "no answer yet"
                   : now is null ? $"{name} was not timed"
                   : Say(now, answer.OverLink, judge.Record.Load)
               select $"{answer.Name}: {said}.",
        ];
        return all.Length > 0 ? all : [$"There is no answer to compare {name} with."];
    }

    public static LinkMode? NowOf(ModelAnswer answer) =>
        answer.Data.Modes.FirstOrDefault(mode => IsMeant(answer.OverLink.Question.Now ?? "", mode.ShortName));

    public static void Demand(string? now, IEnumerable<string> serializers)
    {
        string[] names = [.. serializers.Select(SerializerNames.ShortOf)];
        if (now is not null && !Array.Exists(names, name => IsMeant(now, name)))
        {
            throw NearestMatch.Unknown("serializer", now, names);
        }
    }

    // In the HTML page, calculator.js must decide alike.
    private static string Say(LinkMode now, Judgement answer, LoadRecord? load)
    {
        (LinkMode best, Question asked) = (answer.Best, answer.Question);
        double megabits = asked.Reads * BitsPerByte * asked.Rate / BitsPerMegabit;
        double saved = (now.Size.Mean - best.Size.Mean) * megabits;
        (double all, double link) = (now.Size.Mean * megabits, asked.Link * BitsPerByte);
        if (answer.Winner == now || answer.Equal.Contains(now))
        {
            string equal = $"no library costs less by more than {Race.Matters - 1:0 %}";
            return $"Stay with {asked.Now}: {(answer.Winner == now ? "it costs least" : equal)}";
        }

        if (answer.Leading.Contains(now))
        {
            string fewer = best.Size.Mean < now.Size.Mean ? $"; {best.ShortName} would save {saved:#,##0.0} of {all:#,##0.0} Mbit/s" : "";
            return $"Undecided: no library is proven to cost less than {asked.Now} yet{fewer}";
        }

        double? measured = CoresOf(now, asked, load) - CoresOf(best, asked, load);
        double cores = measured ?? (now.CodeOf(asked) - best.CodeOf(asked)) * asked.Rate / NanosecondsPerSecond;
        bool isWorth = cores > Race.Matters - 1 || saved > (Race.Matters - 1) * link;
        string decision = isWorth ? $"Change from {asked.Now} to {answer.Names}: it" : $"Stay with {asked.Now}: {answer.Names}";
        return $"{decision} saves {cores:#,##0.00} cores{(measured is null ? "" : ", as measured at this rate,")} "
            + $"and {saved:#,##0.0} of {all:#,##0.0} Mbit/s"
            + $"{(all > link ? ", more than the link carries," : "")} at {asked.Rate:#,##0} messages/s: "
            + $"{(isWorth ? "more" : "less")} than a tenth of a core or of the link";
    }

    private static double? CoresOf(LinkMode mode, Question asked, LoadRecord? load) =>
        asked.Reads == 1 ? load?.CoresOf(mode.Cell, asked.Rate) : null;

    public static string Asked(Question asked)
    {
        string?[] parts =
        [
            asked.Link == Question.UsualLink ? null : $"over {LinkName.Speed(asked.Link)}",
            asked.Reads == 1 ? null : $"{asked.Reads:0.###} reads of each message",
            asked.Now is null ? null : $"now {asked.Now}, {asked.Rate:#,##0} messages/s",
            asked.Only.Count == 0 ? null : $"only {string.Join(" and ", asked.Only)}",
        ];
        return string.Join(", ", parts.OfType<string>()) is { Length: > 0 } all ? $" ({all})" : "";
    }

    public static bool IsMeant(string now, string name) =>
        string.Equals(name, PeerId.Parse(now) is { } id ? id.Package + id.Ending : now, StringComparison.OrdinalIgnoreCase);
}
