using SerBench.Benchmarks.Engine.Measure.Racing;
using SerBench.Benchmarks.Features.Reports.Links;

namespace SerBench.Benchmarks.Features.Reports;

internal static class AnswerTable
{
    private const string Unharmed = "unharmed";

    private static readonly (string Name, Func<CellId, RunRecord, bool> Admits)[] Lines =
    [
        ("cheapest", (_, _) => true),
        (Unharmed, Risks.IsUnharmed),
        (Question.Portable, (cell, record) => Risks.Has(Question.Portable, cell, record)),
    ];

    public static string WordsOf(RunRecord record) =>
        $"us: {Priced(record.Asked.Reads, LinkName.Speed(record.Asked.Link))} of one message; code us: without the link. "
        + "Cheapest: of all libraries, for data that you trust. "
        + "Unharmed: of those that no damaged message made crash, hang, throw a foreign exception, take much memory, "
        + "or accept a message whose value comes out different when written and read again. "
        + "Portable: of those that other languages read, and whose old and new versions of a type read each other "
        + "after a member was added; damaged messages do not count here. "
        + "A or B: too close to tell apart in this run; the figures are A's. N equal: N others cost at most 10 % more.";

    public static TextTable Create(RunRecord record, Figures figures, int most = int.MaxValue)
    {
        var table = new TextTable("model", "line", "library", "us", "code us", "bytes", "launches") { TextColumns = 3 };
        foreach (LinkAnswer answer in Verdict.AnswersOf(record, figures).Take(most))
        {
            string name = Verdict.NameOf(answer, record);
            foreach (string[] texts in TextsOf(answer, record))
            {
                table.Add([name, .. texts]);
                name = "";
            }
        }

        return table;
    }

    // folder: the folder in which an incomplete run can continue.
    public static void Print(Terminal terminal, RunRecord record, Figures figures, string folder)
    {
        terminal.Heading("Answer");
        if (Create(record, figures, Verdict.MostModels) is { Rows.Count: > 0 } table)
        {
            terminal.Draw(table);
            terminal.Line(WordsOf(record));
        }

        string[] sentences =
        [
            .. Notes(record, figures),
            Verdict.Write(record, figures, folder),
            .. Worth.Say(record, figures),
            HowToAsk(record, figures, folder),
            .. Packages(record, figures),
        ];
        terminal.Lines(sentences.Where(sentence => sentence.Length > 0));
    }

    // Line, library, microseconds in all, microseconds of code, bytes, launches.
    public static IEnumerable<string[]> TextsOf(LinkAnswer answer, RunRecord record) =>
        from one in LinesOf(answer, record)
        select one.Best switch
        {
            null =>
            [
                one.Line,
                one.Line == Unharmed && answer.Data.Contest.All(cell => !Risks.IsAttacked(cell, record)) ? "not attacked" : "none",
                "", "", "", "",
            ],
            { IsCut: true } cut => [one.Line, $"timed {Verdict.CountTimed(cut)}", "", "", "", ""],
            { } best => new[]
            {
                one.Line,
                best.Race.Open.Count == 0 ? WithVersion(best.Best.Cell, record) + best.Best.MarkOfFolds + EqualTo(best) : best.Names,
                TimeUnit.FormatNumber(best.Total / 1000),
                TimeUnit.FormatNumber(best.Best.CodeOf(best.Question) / 1000),
                SizeText.Of(best.Best.Size),
                $"{best.Race.Leader.Launches.Count}",
            },
        };

    // The rivals of the cheapest library of each model, then risks.
    // of: null: all answers.
    public static IReadOnlyList<string> Notes(RunRecord record, Figures figures, IEnumerable<LinkAnswer>? of = null)
    {
        LinkAnswer[] answers = [.. (of ?? Verdict.AnswersOf(record, figures)).Where(answer => !answer.IsCut)];
        return
        [
            .. from answer in answers
               let note = SayRivals(answer, figures)
               where note.Length > 0
               select $"{Verdict.NameOf(answer, record)}: {note}.",
            .. from cell in Winners(answers, record).Distinct()
               where LibraryCard.Find(cell.Serializer) is not null
               group cell by cell.Serializer into cells
               select $"{SerializerNames.ShortOf(cells.Key)}: {string.Join("; ", Risks.Of([.. cells], record))}.",
            .. answers.Take(1).Select(answer => answer.Data.Noise is { IsMeasured: true } noise
                ? $"Launched again, a row takes about {noise.Deviation:0 %} more or less."
                : "No row was launched twice, so the noise is not known."),
        ];
    }

    // None for libraries of .NET.
    public static IReadOnlyList<string> Packages(RunRecord record, Figures figures, IEnumerable<LinkAnswer>? of = null) =>
    [
        .. LibrariesOf(record, figures, of)
            .Where(library => !library.Card.IsOfRuntime)
            .Select(library => library.Command + (library.Card.ReadUse() is null ? "" : $" (calls: {library.File})")),
    ];

    public static IEnumerable<ChosenLibrary> LibrariesOf(RunRecord record, Figures figures, IEnumerable<LinkAnswer>? of = null) =>
        from cell in Winners((of ?? Verdict.AnswersOf(record, figures)).Where(answer => !answer.IsCut), record)
        let card = LibraryCard.Find(cell.Serializer)
        where card is not null
        group cell by card into same
        select new ChosenLibrary(same.Key, VersionOf(same.First(), record), [.. same.Select(cell => cell.Model).Distinct()]);

    private static string Priced(double reads, string link) =>
        reads == 1 ? $"encode, link ({link}) and decode" : $"encode, and {reads:0.###} times link ({link}) and decode,";

    private static IEnumerable<(string Line, LinkAnswer? Best)> LinesOf(LinkAnswer answer, RunRecord record) =>
        Lines.Take(answer.IsLibrary ? Lines.Length : 1)
            .Select(line => (line.Name, LinkAnswer.Of(answer.Data, answer.Question, cell => line.Admits(cell, record))));

    // Each leader, and the rows that the launches cannot tell from the leader.
    public static IEnumerable<CellId> Winners(IEnumerable<LinkAnswer> answers, RunRecord record) =>
        from answer in answers
        from line in LinesOf(answer, record)
        where line.Best is { IsCut: false }
        from contestant in line.Best.Race.Open.Prepend(line.Best.Race.Leader)
        select answer.Data.Modes.First(mode => mode.ShortName == contestant.Name).Cell;

    private static string SayRivals(LinkAnswer answer, Figures figures)
    {
        string?[] parts =
        [
            answer.Race.Outcome == RaceOutcome.Undecided
                ? $"undecided, about {answer.Race.LaunchesToDecide} launches of each decide it" : null,
            answer.Race.Equal.Count > 0 ? $"{Verdict.Within}: {answer.EqualNames}" : null,
            answer is { IsLibrary: true, Ours: { } ours }
                ? $"SerBench's own {SerializerNames.Marked(figures.SerializerOf(ours.Cell.Serializer))} costs "
                    + $"{TimeUnit.FormatNumber(answer.Times(ours))} times as much"
                : null,
        ];
        return string.Join("; ", parts.OfType<string>());
    }

    private static string HowToAsk(RunRecord record, Figures figures, string folder) =>
        record.Asked.Now is null && Verdict.AnswersOf(record, figures).Any(answer => answer is { IsCut: false, IsLibrary: true })
            ? "Worth leaving the serializer that you have? Name it and its load: "
                + Repository.CommandLine($"report {OutsideOptions.Quote(folder)} --now System.Text.Json --rate 5000/s")
            : "";

    private static string EqualTo(LinkAnswer best) => best.Race.Equal.Count > 0 ? $", {best.Race.Equal.Count} equal" : "";

    private static string WithVersion(CellId cell, RunRecord record) =>
        SerializerNames.ShortOf(cell.Serializer) + (VersionOf(cell, record) is { } version ? $" {version}" : "");

    // Without the commit that a build adds behind a plus; null for a library of .NET, and for one that the run lacks.
    public static string? VersionOf(CellId cell, RunRecord record) =>
        LibraryCard.Find(cell.Serializer) is { IsOfRuntime: false }
        && record.Serializers.FirstOrDefault(serializer => serializer.Id == cell.Serializer)?.Library is { } library
        && record.Libraries.FirstOrDefault(origin => origin.Id == library) is { } origin
            ? string.Concat(origin.Version.Split('+')[0].Where(IsOfVersion)) : null;

    // The version becomes part of a command, and a record may hold any text, so other characters are removed.
    private static bool IsOfVersion(char letter) => char.IsAsciiLetterOrDigit(letter) || letter is '.' or '-';
}

internal sealed record ChosenLibrary(LibraryCard Card, string? Version, IReadOnlyList<string> Models)
{
    public string File => $"use-{Card.Package}.cs";

    public string Command => $"dotnet add package {Card.Package}{(Version is null ? "" : $" --version {Version}")}";
}
