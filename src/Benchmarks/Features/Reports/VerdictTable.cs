using SerBench.Benchmarks.Engine.Measure.Racing;
using SerBench.Benchmarks.Features.Reports.Links;

namespace SerBench.Benchmarks.Features.Reports;

/// <summary>The verdict as a table: for each model the library that costs least, those as good, and how far it is from the best possible.</summary>
internal static class VerdictTable
{
    /// <summary>Says what the table ranks.</summary>
    public static string Words { get; } =
        $"Libraries over {LinkName.Speed(LinkModes.Usual)}. Ours: its total as a multiple of the library's. "
        + "Hostile %: the part of hostile input that the best library should have survived and did not. "
        + "Noise: the standard deviation of a launch, from all rows of the run that were launched more than once. "
        + $"A or B: the launches do not tell which costs less. {SerializerNames.SameTypeWords}";

    public static Block.Table Create(RunRecord record, Figures figures)
    {
        var table = new TextTable("model", "best library", Verdict.Within, "smallest timed", "ours", "hostile %", "noise") { TextColumns = 5 };
        foreach (LinkAnswer answer in Verdict.AnswersOf(record, figures))
        {
            RaceNoise noise = answer.Data.Noise;
            table.Add(
                Verdict.NameOf(answer, record),
                LibraryOf(answer),
                EqualTo(answer),
                answer.Smallest is { } smallest ? $"{smallest.ShortName}, {SizeText.Of(smallest.Size)} bytes" : SizeText.Dash,
                OursOf(answer, figures),
                answer.IsLibrary ? AttackText.BadPercent(record.Attack?.Find(answer.Best.Cell.Serializer, answer.Data.Model)) : SizeText.Dash,
                noise.IsMeasured ? $"{noise.Deviation:0 %}" : "not measured");
        }

        return new Block.Table("The verdict", table);
    }

    public static string LibraryOf(LinkAnswer answer) => !answer.IsLibrary ? "none timed" : answer.IsCut ? $"timed {Verdict.CountTimed(answer)}" : answer.Names;

    public static string EqualTo(LinkAnswer answer) => answer is { IsLibrary: true, IsCut: false, Race.Equal.Count: > 0 } ? answer.EqualNames : SizeText.Dash;

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
