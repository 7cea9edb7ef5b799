using SerBench.Benchmarks.Engine.Measure.Racing;
using SerBench.Benchmarks.Features.Reports.Links;
using SerBench.Serializers.Peers;

namespace SerBench.Benchmarks.Features.Reports;

/// <summary>
/// The answer in three lines for each model: the library that costs least; the one that costs least of those that no hostile input harmed; and of those
/// that other languages read and that survive a change of the type.
/// </summary>
internal static class AnswerTable
{
    private const string Unharmed = "unharmed";

    private static readonly (string Name, Func<CellId, RunRecord, bool> Admits)[] Lines =
        [("cheapest", (_, _) => true), (Unharmed, Risks.IsUnharmed), (Question.Portable, (cell, record) => Risks.Has(Question.Portable, cell, record))];

    /// <summary>Says what the lines mean.</summary>
    public static string WordsOf(RunRecord record) =>
        $"us: {Priced(record.Asked.Reads, LinkName.Speed(record.Asked.Link))} of one message. Cheapest: of all libraries. Unharmed: of those that no damaged message harmed. "
        + "Portable: of those that other languages read, and whose old and new versions of a type read each other. A or B: the launches do not tell which costs less. "
        + "2 equal: two others cost at most 10 % more.";

    /// <param name="most">The most models.</param>
    public static TextTable Create(RunRecord record, Figures figures, int most = int.MaxValue)
    {
        var table = new TextTable("model", "line", "library", "us", "code us", "bytes", "launches") { TextColumns = 3 };
        foreach (LinkAnswer answer in Verdict.AnswersOf(record, figures).Take(most))
        {
            string name = Verdict.NameOf(answer, record);
            foreach ((string line, LinkAnswer? best) in LinesOf(answer, record))
            {
                string[] row = best switch
                {
                    null => [line == Unharmed && answer.Data.Contest.All(cell => !Risks.IsAttacked(cell, record)) ? "not attacked" : "none", "", "", "", ""],
                    { IsCut: true } => [$"timed {Verdict.CountTimed(best)}", "", "", "", ""],
                    _ =>
                    [
                        best.Race.Open.Count == 0 ? WithVersion(best.Best.Cell, record) + best.Best.MarkOfFolds + EqualTo(best) : best.Names,
                        TimeUnit.FormatNumber(best.Total / 1000),
                        TimeUnit.FormatNumber(best.Best.CodeOf(best.Question) / 1000),
                        SizeText.Of(best.Best.Size),
                        $"{best.Race.Leader.Launches.Count}",
                    ],
                };
                table.Add([name, line, .. row]);
                name = "";
            }
        }

        return table;
    }

    /// <summary>Notes below the table: for each model, the libraries as good as the cheapest one, and the distance of ours; for each named library, its risks.</summary>
    public static IReadOnlyList<string> Notes(RunRecord record, Figures figures)
    {
        LinkAnswer[] answers = [.. Verdict.AnswersOf(record, figures).Where(answer => !answer.IsCut)];
        return
        [
            .. from answer in answers
               let note = SayRivals(answer, figures)
               where note.Length > 0
               select $"{Verdict.NameOf(answer, record)}: {note}.",
            .. from cell in Winners(answers, record).Distinct()
               where LibraryCard.Find(cell.Serializer) is not null
               group cell by cell.Serializer into cells
               select $"{LinkMode.ShortNameOf(cells.Key)}: {string.Join("; ", Risks.Of([.. cells], record))}.",
            .. answers.Length == 0 ? Array.Empty<string>()
                : [answers[0].Data.Noise is { IsMeasured: true } noise ? $"Launches of a row differ by {noise.Deviation:0 %}." : "No row was launched twice, so the noise is not known."],
        ];
    }

    /// <summary>The commands that add the packages of the named libraries; those of .NET need none.</summary>
    public static IReadOnlyList<string> Packages(RunRecord record, Figures figures) =>
        [.. LibrariesOf(record, figures).Where(library => !library.Card.IsOfRuntime).Select(library => library.Command)];

    /// <summary>The libraries of the lines.</summary>
    public static IEnumerable<ChosenLibrary> LibrariesOf(RunRecord record, Figures figures) =>
        from cell in Winners(Verdict.AnswersOf(record, figures).Where(answer => !answer.IsCut), record)
        let card = LibraryCard.Find(cell.Serializer)
        where card is not null
        group cell by card into same
        select new ChosenLibrary(same.Key, VersionOf(same.First(), record), [.. same.Select(cell => cell.Model).Distinct()]);

    private static string Priced(double reads, string link) => reads == 1 ? $"encode, link ({link}) and decode" : $"encode, and {reads:0.###} times link ({link}) and decode,";

    private static IEnumerable<(string Line, LinkAnswer? Best)> LinesOf(LinkAnswer answer, RunRecord record) =>
        Lines.Take(answer.IsLibrary ? Lines.Length : 1).Select(line => (line.Name, LinkAnswer.Of(answer.Data, answer.Question, cell => line.Admits(cell, record))));

    private static IEnumerable<CellId> Winners(IEnumerable<LinkAnswer> answers, RunRecord record) =>
        from answer in answers
        from line in LinesOf(answer, record)
        where line.Best is { IsCut: false }
        from contestant in line.Best.Race.Open.Prepend(line.Best.Race.Leader)
        select answer.Data.Modes.First(mode => mode.ShortName == contestant.Name).Cell;

    private static string SayRivals(LinkAnswer answer, Figures figures)
    {
        string?[] parts =
        [
            answer.Race.Outcome == RaceOutcome.Undecided ? $"undecided, about {answer.Race.LaunchesToDecide} launches of each decide it" : null,
            answer.Race.Equal.Count > 0 ? $"{Verdict.Within}: {answer.EqualNames}" : null,
            answer is { IsLibrary: true, Ours: { } ours }
                ? $"ours x {TimeUnit.FormatNumber(answer.Times(ours))} ({SerializerNames.Marked(figures.SerializerOf(ours.Cell.Serializer))})" : null,
        ];
        return string.Join("; ", parts.OfType<string>());
    }

    private static string EqualTo(LinkAnswer best) => best.Race.Equal.Count > 0 ? $", {best.Race.Equal.Count} equal" : "";

    private static string WithVersion(CellId cell, RunRecord record) =>
        VersionOf(cell, record) is { } version ? $"{LinkMode.ShortNameOf(cell.Serializer)} {version}" : LinkMode.ShortNameOf(cell.Serializer);

    // The version that was timed. A build adds its commit behind a plus.
    private static string? VersionOf(CellId cell, RunRecord record) =>
        LibraryCard.Find(cell.Serializer) is { IsOfRuntime: false }
        && record.Serializers.First(serializer => serializer.Id == cell.Serializer).Library is { } library
            ? record.Libraries.FirstOrDefault(origin => origin.Id == library) is { } origin ? string.Concat(origin.Version.Split('+')[0].Where(IsOfVersion)) : null
            : null;

    // A version goes into a command, and a record may have any text.
    private static bool IsOfVersion(char letter) => char.IsAsciiLetterOrDigit(letter) || letter is '.' or '-';
}

/// <summary>A library of the answer's lines.</summary>
/// <param name="Version">The version that was timed; null for a library of .NET.</param>
/// <param name="Models">The models on which it has a line.</param>
internal sealed record ChosenLibrary(LibraryCard Card, string? Version, IReadOnlyList<string> Models)
{
    /// <summary>The command that adds the package.</summary>
    public string Command => $"dotnet add package {Card.Package}{(Version is null ? "" : $" --version {Version}")}";
}
