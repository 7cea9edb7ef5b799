using SerBench.Benchmarks.Engine.Measure.Racing;
using SerBench.Benchmarks.Features.Reports.Links;
using SerBench.Serializers.Peers;

namespace SerBench.Benchmarks.Features.Reports;

/// <summary>Says how much a program saves if it changes from its serializer to the cheapest one.</summary>
/// <param name="Now">The serializer that the program has.</param>
/// <param name="Rate">Messages per second, each written and read once.</param>
internal sealed record Worth(string Now, double Rate)
{
    private const double NanosecondsPerSecond = 1e9;
    private const double BitsPerMegabit = 1e6;
    private const int MegabitsOfLink = LinkModes.Usual * 8;

    /// <summary>One sentence for each model.</summary>
    public IReadOnlyList<string> Say(RunRecord record, Figures figures)
    {
        string[] all =
        [
            .. from answer in Verdict.AnswersOf(record, figures)
               let now = answer.Data.Modes.FirstOrDefault(mode => IsNow(mode.ShortName))
               select $"{Verdict.NameOf(answer, record)}: {(answer.IsCut ? "no answer yet" : now is null ? $"{Now} was not timed" : Say(now, answer.Best))}.",
        ];
        return all.Length > 0 ? all : [$"There is no answer to compare {Now} with."];
    }

    /// <exception cref="UsageException">No serializer has the name.</exception>
    public Worth Demand(IEnumerable<string> serializers) => serializers.Select(LinkMode.ShortNameOf).ToArray() is var names && Array.Exists(names, IsNow) ? this
        : throw NearestMatch.Unknown("serializer", Now, names);

    // A change is worth it if it saves more than a tenth of a core, or of the link.
    private string Say(LinkMode now, LinkMode best)
    {
        if (now == best)
        {
            return $"{Now} is the cheapest";
        }

        double cores = (now.Code - best.Code) * Rate / NanosecondsPerSecond;
        double all = now.Size.Mean * 8 * Rate / BitsPerMegabit;
        double saved = (now.Size.Mean - best.Size.Mean) * 8 * Rate / BitsPerMegabit;
        bool isWorth = cores > Race.Matters - 1 || saved > (Race.Matters - 1) * MegabitsOfLink;
        return $"{best.ShortName} in place of {Now} saves {cores:0.00} cores and {saved:0.0} of {all:0.0} Mbit/s at {Rate:#,##0} messages/s: {(isWorth ? "worth" : "not worth")} it";
    }

    private bool IsNow(string name) => string.Equals(name, PeerId.Parse(Now) is { } id ? id.Package + id.Ending : Now, StringComparison.OrdinalIgnoreCase);
}

/// <summary>The options that ask whether a change is worth it.</summary>
internal sealed class WorthOptions
{
    private const string PerSecond = "/s";

    private readonly Option<string> _now = new("--now") { HelpName = "LIBRARY", Description = "the serializer that your program has, such as System.Text.Json: is a change worth it?" };
    private readonly Option<string> _rate = new("--rate") { HelpName = "N/s", Description = "with --now: messages per second, such as 5000/s" };

    public void AddTo(Command command)
    {
        command.Options.Add(_now);
        command.Options.Add(_rate);
    }

    /// <returns>Null if nobody asks.</returns>
    /// <exception cref="UsageException">One of the two is missing, or the rate is no number.</exception>
    public Worth? Read(ParseResult parsed) => (parsed.GetValue(_now), parsed.GetValue(_rate)) switch
    {
        (null, null) => null,
        ({ } now, { } rate) => new Worth(now, ReadRate(rate)),
        _ => throw new UsageException("--now and --rate belong together, as in --now System.Text.Json --rate 5000/s."),
    };

    private static double ReadRate(string text) =>
        double.TryParse(text.EndsWith(PerSecond, StringComparison.Ordinal) ? text[..^PerSecond.Length] : text, NumberStyles.AllowThousands | NumberStyles.AllowDecimalPoint, null, out double rate)
        && rate is > 0 and <= 1e9
            ? rate
            : throw new UsageException($"--rate {text}: give messages per second, from above 0 to 1e9, such as 5000/s.");
}
