using SerBench.Benchmarks.Attacks;
using SerBench.Benchmarks.Reports.Links;

namespace SerBench.Benchmarks.Reports;

/// <summary>The verdict as a table: for each model the library that costs least, what is too close to matter, and how far it is from the best possible.</summary>
internal static class VerdictTable
{
    /// <summary>Says what the table ranks.</summary>
    public static string Words { get; } =
        $"Libraries over {LinkName.Speed(LinkModes.Usual)}. Best of ours and of all: their totals as multiples of the library's; "
        + "the best of all may be code for one type alone, such as BinaryWriter. "
        + "Hostile %: the part of hostile input that the best library should have survived and did not. "
        + "Noise: launches of a floor, which should take the same, differed so much on this data, or in a tenth of the run if that is more; "
        + $"smaller ratios mean nothing. {SerializerNames.SameTypeWords}";

    public static Block.Table Create(RunRecord record, Figures figures)
    {
        var table = new TextTable("model", "best library", "too close to matter", "smallest timed", "best of ours", "best of all", "hostile %", "noise") { TextColumns = 6 };
        foreach (LinkAnswer answer in Verdict.AnswersOf(record, figures))
        {
            double? noise = MachineNoise.Find(record, figures, answer.Data.Model, answer.Data.Scenario);
            table.Add(
                Verdict.NameOf(answer, record),
                LibraryOf(answer),
                TooCloseTo(answer),
                answer.Smallest is { } smallest ? $"{smallest.ShortName}, {SizeText.Of(smallest.Size)} bytes" : SizeText.Dash,
                OursOf(answer, figures),
                answer.WhyNotPossible(),
                answer.IsLibrary ? AttackTable.BadPercent(record.Attack?.Find(answer.Best.Cell.Serializer, answer.Data.Model)) : SizeText.Dash,
                noise is { } ratio ? $"x {TimeUnit.FormatNumber(ratio)}" : "not measured");
        }

        return new Block.Table("The verdict", table);
    }

    public static string LibraryOf(LinkAnswer answer) => !answer.IsLibrary ? "none timed"
        : answer.IsCut ? $"too few timed ({answer.Data.TimedLibraries} of {answer.Data.WantedLibraries})"
        : answer.Best.ShortName;

    public static string TooCloseTo(LinkAnswer answer) =>
        answer is { IsLibrary: true, IsCut: false, TooClose.Count: > 0 } ? string.Join(", ", answer.TooClose.Select(mode => mode.ShortName)) : SizeText.Dash;

    public static string OursOf(LinkAnswer answer, Figures figures)
    {
        if (answer.Ours is not { } ours)
        {
            return SizeText.Dash;
        }

        string name = SerializerNames.Marked(figures.SerializerOf(ours.Cell.Serializer));
        return answer.IsLibrary ? $"x {TimeUnit.FormatNumber(answer.Times(ours))} ({name})" : name;
    }
}
