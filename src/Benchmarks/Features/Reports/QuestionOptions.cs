namespace SerBench.Benchmarks.Features.Reports;

internal sealed class QuestionOptions
{
    private const string None = "none";
    private const double MegabytesPerMegabit = 0.125;

    private readonly Option<string> _now = Of(
        "--now", "LIBRARY", "the serializer that your program has, such as System.Text.Json: is a change worth it? none: do not ask");
    private readonly RateOption _rate = new(
        "with --now: messages per second, such as 5000/s", "from above 0 to 1e9, such as 5000/s",
        rate => new Question { Rate = rate }.FindFault() is null);

    private readonly Option<string> _link = Of(
        "--link", "SPEED", "the link that messages cross, such as 100Mbit or 10Gbit; default: 1Gbit");
    private readonly Option<string> _reads = Of("--reads", "N", "reads of all messages, for --writes of them; default: 1");
    private readonly Option<string> _writes = Of("--writes", "N", "messages that are written; default: 1");
    private readonly Option<string[]> _only = FilterOptions.List(
        "--only", $"who competes: {string.Join(", ", Question.Properties)}; none: all");

    public void AddTo(Command command) => Array.ForEach<Option>([_now, _rate, _link, _reads, _writes, _only], command.Options.Add);

    /// <param name="serializers">the ids that --now may name; null if not known yet.</param>
    public Func<RunRecord, RunRecord> Read(ParseResult parsed, IEnumerable<string>? serializers = null)
    {
        string? now = parsed.GetValue(_now);
        double? rate = _rate.Of(parsed);
        bool isLifted = now == None;
        if (isLifted ? rate is not null : now is null != rate is null)
        {
            throw new UsageException("--now and --rate belong together, as in --now System.Text.Json --rate 5000/s.");
        }

        Worth.Demand(serializers is null || isLifted ? null : now, serializers ?? []);
        double? link = Read(parsed, _link, number => new Question(number), "a speed from 0.01Mbit to 8000Gbit, such as 100Mbit or 10Gbit");
        double? reads = Read(
            parsed, _reads, number => new Question { Reads = number }, "how often messages are read, from 0 to 1e9, such as 9");
        double? writes = Read(
            parsed, _writes, number => new Question { Reads = number - 1 }, "how many messages are written, from 1 to 1e9, such as 1");
        string[] only = [.. FilterOptions.Split(parsed.GetValue(_only)).Distinct()];
        bool isOfAll = only is [None];
        return Array.Find(only, word => !isOfAll && !Question.Properties.Contains(word)) is { } unknown
                ? throw NearestMatch.Unknown("property", unknown, Question.Properties)
            : (now, link, reads, writes, only.Length) is (null, null, null, null, 0) ? static record => record
            : record => record with
            {
                Question = new Question(
                    link ?? record.Asked.Link,
                    reads is null && writes is null ? record.Asked.Reads : (reads ?? 1) / (writes ?? 1))
                {
                    Now = isLifted ? null : now ?? record.Asked.Now,
                    Rate = rate ?? record.Asked.Rate,
                    Only = isOfAll ? [] : only.Length > 0 ? only : record.Asked.Only,
                },
            };
    }

    private static Option<string> Of(string name, string value, string description) =>
        new(name) { HelpName = value, Description = description };

    private static double? Read(ParseResult parsed, Option<string> option, Func<double, Question> ask, string what)
    {
        if (parsed.GetValue(option) is not { } text)
        {
            return null;
        }

        string bare = option.Name == "--link" && text.EndsWith(RateOption.PerSecond, StringComparison.Ordinal)
            ? text[..^RateOption.PerSecond.Length]
            : text;
        double? unit = option.Name != "--link" ? 1
            : bare.EndsWith("Mbit", StringComparison.OrdinalIgnoreCase) ? MegabytesPerMegabit
            : bare.EndsWith("Gbit", StringComparison.OrdinalIgnoreCase) ? 1000 * MegabytesPerMegabit : null;
        return unit is { } size
            && double.TryParse(
                size == 1 ? bare : bare[..^4], NumberStyles.AllowThousands | NumberStyles.AllowDecimalPoint, null, out double number)
            && ask(number * size).FindFault() is null
            ? number * size
            : throw new UsageException($"{option.Name} {text}: give {what}.");
    }
}
