namespace SerBench.Benchmarks.Features.Reports;

internal static class Worth
{
    private const double NanosecondsPerSecond = 1e9;
    private const double BitsPerMegabit = 1e6;
    private const int BitsPerByte = 8;

    // None without --now.
    public static IReadOnlyList<string> Say(Judge judge)
    {
        if (judge.Record.Asked.Now is not { } name)
        {
            return [];
        }

        string[] all =
        [
            .. from answer in judge.Answers
               let now = answer.Data.Modes.FirstOrDefault(mode => IsMeant(name, mode.ShortName))
               let said = answer.IsCut ? "no answer yet"
                   : now is null ? $"{name} was not timed"
                   : Say(now, answer.OverLink)
               select $"{answer.Name}: {said}.",
        ];
        return all.Length > 0 ? all : [$"There is no answer to compare {name} with."];
    }

    public static void Demand(string? now, IEnumerable<string> serializers)
    {
        string[] names = [.. serializers.Select(SerializerNames.ShortOf)];
        if (now is not null && !Array.Exists(names, name => IsMeant(now, name)))
        {
            throw NearestMatch.Unknown("serializer", now, names);
        }
    }

    // A change is worth it if it saves more than a tenth of a core or of the link, as in the page's calculator.
    private static string Say(LinkMode now, Judgement answer)
    {
        (LinkMode best, Question asked) = (answer.Best, answer.Question);
        if (answer.Leading.Concat(answer.Equal).Contains(now))
        {
            return answer.Winner == now ? $"{asked.Now} costs least" : $"no library is proven to cost less than {asked.Now}";
        }

        double megabits = asked.Reads * BitsPerByte * asked.Rate / BitsPerMegabit;
        double cores = (now.CodeOf(asked) - best.CodeOf(asked)) * asked.Rate / NanosecondsPerSecond;
        double saved = (now.Size.Mean - best.Size.Mean) * megabits;
        (double all, double link) = (now.Size.Mean * megabits, asked.Link * BitsPerByte);
        bool isWorth = cores > Race.Matters - 1 || saved > (Race.Matters - 1) * link;
        return $"{answer.Names} in place of {asked.Now} saves {cores:#,##0.00} cores and {saved:#,##0.0} of {all:#,##0.0} Mbit/s"
            + $"{(all > link ? ", more than the link carries," : "")} at {asked.Rate:#,##0} messages/s: "
            + $"{(isWorth ? "worth" : "not worth")} it, by the rule of a tenth of a core or of the link";
    }

    public static bool IsMeant(string now, string name) =>
        string.Equals(name, PeerId.Parse(now) is { } id ? id.Package + id.Ending : now, StringComparison.OrdinalIgnoreCase);
}
