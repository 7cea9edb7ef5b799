namespace SerBench.Benchmarks.Features.Reports;

internal static class AnswerTable
{
    public static string WordsOf(RunRecord record) =>
        $"us: {Priced(record.Asked.Reads, LinkName.Speed(record.Asked.Link))} of one message; code us: without the link. "
        + "Fastest code: the lowest code us of all libraries, for data that you trust. "
        + "Fastest unharmed: of those that no damaged message made crash, hang, throw a foreign exception, take much memory, "
        + "or accept a message whose value comes out different when written and read again. "
        + "Over the link: the lowest us. "
        + "Portable: the same, of those that other languages read, and whose old and new versions of a type read each other "
        + "after a member was added; damaged messages do not count here. "
        + "A or B: too close to tell apart in this run; the figures are A's. N equal: proven to differ by less than 10 %. "
        + "Lead: how much more the next library takes that is not equal.";

    public static TextTable Create(Judge judge, int most = int.MaxValue)
    {
        var table = new TextTable("model", "line", "library", "lead", "us", "code us", "bytes", "launches") { TextColumns = 3 };
        foreach (ModelAnswer answer in judge.Answers.Take(most))
        {
            string name = answer.Name;
            foreach (string[] texts in TextsOf(answer, judge.Record))
            {
                table.Add([name, .. texts]);
                name = "";
            }
        }

        return table;
    }

    // folder: the folder in which an incomplete run can continue.
    public static void Print(Terminal terminal, Judge judge, string folder)
    {
        terminal.Heading("Answer");
        if (Create(judge, Verdict.MostModels) is { Rows.Count: > 0 } table)
        {
            terminal.Draw(table);
            terminal.Line(WordsOf(judge.Record));
        }

        string[] sentences =
        [
            .. Notes(judge),
            Verdict.Write(judge, folder),
            .. Worth.Say(judge),
            HowToAsk(judge, folder),
            .. Packages(judge),
        ];
        terminal.Lines(sentences.Where(sentence => sentence.Length > 0));
    }

    // Line, library, lead, microseconds in all, microseconds of code, bytes, launches.
    public static IEnumerable<string[]> TextsOf(ModelAnswer answer, RunRecord record) =>
        from line in answer.Lines
        select line.Judgement switch
        {
            null =>
            [
                line.Name,
                line.Name == Judge.FastestUnharmed && answer.Data.Rivals.All(cell => record.ScoreOf(cell) is null) ? "not attacked"
                    : "none",
                "", "", "", "", "",
            ],
            { IsCut: true } cut => [line.Name, $"timed {cut.Timed}", "", "", "", "", ""],
            { } best => new[]
            {
                line.Name,
                best.Winner is { } winner ? WithVersion(winner.Cell, record) + winner.MarkOfFolds + EqualTo(best) : best.Names,
                best.Race.Lead is { } lead ? LeadOf(lead) : "",
                TimeUnit.FormatNumber(best.Best.TotalOf(record.Asked) / 1000),
                TimeUnit.FormatNumber(best.Best.CodeOf(record.Asked) / 1000),
                SizeText.Of(best.Best.Size),
                $"{best.Race.Leader.Launches.Count}",
            },
        };

    // The rivals of each line, then risks.
    // of: null: all answers.
    public static IReadOnlyList<string> Notes(Judge judge, IEnumerable<ModelAnswer>? of = null)
    {
        ModelAnswer[] answers = [.. of ?? judge.Answers];
        return
        [
            .. answers.SelectMany(answer => SayRivals(answer, judge.Figures)),
            .. from mode in answers.SelectMany(answer => answer.Named)
               where LibraryCard.Find(mode.Cell.Serializer) is not null
               group mode.Cell by mode.Cell.Serializer into cells
               select $"{SerializerNames.ShortOf(cells.Key)}: {string.Join("; ", Risks.Of(cells.Key, judge.Record))}.",
            .. answers.Where(answer => !answer.IsCut).Take(1).Select(answer => answer.Data.Noise is { IsMeasured: true } noise
                ? $"Launched again, a row takes about {noise.Deviation:0.# %} more or less."
                : "No row was launched twice, so the noise is not known."),
        ];
    }

    // None for libraries of .NET.
    public static IReadOnlyList<string> Packages(Judge judge, IEnumerable<ModelAnswer>? of = null) =>
    [
        .. LibrariesOf(judge, of)
            .Where(library => !library.Card.IsOfRuntime)
            .Select(library => library.Command + (library.Card.ReadUse() is null ? "" : $" (calls: {library.File})")),
    ];

    public static IEnumerable<ChosenLibrary> LibrariesOf(Judge judge, IEnumerable<ModelAnswer>? of = null) =>
        from mode in (of ?? judge.Answers).SelectMany(answer => answer.Named)
        let card = LibraryCard.Find(mode.Cell.Serializer)
        where card is not null
        group mode.Cell by card into same
        select new ChosenLibrary(same.Key, VersionOf(same.First(), judge.Record), [.. same.Select(cell => cell.Model).Distinct()]);

    private static string Priced(double reads, string link) =>
        reads == 1 ? $"encode, link ({link}) and decode" : $"encode, and {reads:0.###} times link ({link}) and decode,";

    private static string LeadOf(double lead) => lead < 2 ? $"{100 * (lead - 1):0.#} %" : $"x {TimeUnit.FormatNumber(lead)}";

    // Lines with the same rivals share a sentence.
    private static IEnumerable<string> SayRivals(ModelAnswer answer, Figures figures)
    {
        var said =
            from line in answer.Lines
            let rivals = line.Judgement is { IsCut: false } best ? SayRivals(best) : ""
            where rivals.Length > 0
            group line.Name by rivals into same
            select $"{answer.Name}, {string.Join(", ", same)}: {same.Key}.";
        return answer is { IsCut: false, OverLink.IsLibrary: true, Data.Ours: { } ours }
            ? said.Append(
                $"{answer.Name}: SerBench's own {SerializerNames.Marked(figures.SerializerOf(ours.Cell.Serializer))} takes "
                + $"{TimeUnit.FormatNumber(answer.OverLink.Times(ours))} times as long as the first {Judge.OverLink}.")
            : said;
    }

    private static string SayRivals(Judgement best)
    {
        string?[] parts =
        [
            best.Race.Outcome != RaceOutcome.Undecided ? null
                : $"undecided between {best.AllNames}; "
                    + (best.Race.LaunchesToDecide is { } launches ? $"about {launches} launches of each would decide it"
                        : $"{Race.MostLaunches} launches of each would hardly decide it"),
            best.Race.Equal.Count > 0 ? $"{Verdict.Within}: {best.EqualNames}" : null,
            best.Race.Near.Count > 0 ? $"up to {Race.Matters - 1:0 %} slower: {best.NearNames}" : null,
        ];
        return string.Join("; ", parts.OfType<string>());
    }

    private static string HowToAsk(Judge judge, string folder) =>
        judge.Record.Asked.Now is null && judge.Answers.Any(answer => answer is { IsCut: false, OverLink.IsLibrary: true })
            ? "Worth leaving the serializer that you have? Name it and its load: "
                + Repository.CommandLine($"report {OutsideOptions.Quote(folder)} --now System.Text.Json --rate 5000/s")
            : "";

    private static string EqualTo(Judgement best) => best.Race.Equal.Count > 0 ? $", {best.Race.Equal.Count} equal" : "";

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
