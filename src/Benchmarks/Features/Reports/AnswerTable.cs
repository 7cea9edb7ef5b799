using SerBench.Engine.Programs;

namespace SerBench.Benchmarks.Features.Reports;

internal static class AnswerTable
{
    private static readonly string[] Lines = [Judge.FastestCode, Judge.FastestUnharmed, Judge.OverLink, Question.Portable];

    public static string? Title(Judge judge)
    {
        string NamesOf(string line) => string.Join(" or ", judge.NamedBy(line));
        (string fast, string unharmed) = (NamesOf(Judge.FastestCode), NamesOf(Judge.FastestUnharmed));
        string over = judge.Record.Asked.Link == Question.UsualLink ? "" : NamesOf(Judge.OverLink);
        int open = judge.Answers.Count(answer => answer.Lines.Any(
            line => (line.Name is Judge.FastestCode or Judge.FastestUnharmed || (over.Length > 0 && line.Name == Judge.OverLink))
                && line.Judgement is { IsCut: false, Race.Outcome: RaceOutcome.Undecided }));
        bool isOpen = open == judge.Answers.Count;
        return fast.Length == 0 ? null
            : (over.Length == 0 ? "" : $"{over} {(isOpen ? "leads" : "costs least")} over {LinkName.Speed(judge.Record.Asked.Link)}; ")
                + $"{fast} {(isOpen ? "leads in code" : "has the fastest code")}"
                + (unharmed.Length == 0 ? "" : unharmed == fast ? ", and no damaged message harmed it"
                    : $"; where damage must do no harm, {unharmed}")
                + (open == 0 ? "" : isOpen ? ", undecided" : $" (undecided on {open} of {judge.Answers.Count} data)");
    }

    public static string WordsOf(RunRecord record) =>
        "Libraries by their fastest documented use. Code: encode + decode, uncompressed. Unharmed: no damaged message did harm. "
        + $"Over the link: code + {(record.Asked.Reads == 1 ? "" : $"{record.Asked.Reads:0.###} x ")}bytes / link. "
        + "Portable: other languages read it, and members can be added. ~3: not told from 3 others. +2: 2 more are equal within 10 %.";

    public static TextTable Create(Judge judge, int most = int.MaxValue)
    {
        ModelAnswer[] answers = [.. judge.Answers.Take(most)];
        string[] lines = [.. Lines.Where(line => answers.Any(answer => answer.Lines.Any(one => one.Name == line)))];
        string link = LinkName.Speed(judge.Record.Asked.Link);
        string[] now = judge.Record.Asked.Now is null ? [] : [$"now, over {link}"];
        var table = new TextTable(["model", .. lines.Select(line => line == Judge.OverLink ? $"over {link}" : line), .. now])
        {
            TextColumns = lines.Length + now.Length + 1,
        };
        foreach (ModelAnswer answer in answers)
        {
            table.Add([answer.Name, .. TextsOf(answer, lines, judge.Record), .. now.Select(_ => TextOfNow(answer))]);
        }

        return table;
    }

    private static TimeUnit UnitOf(ModelAnswer answer) =>
        TimeUnit.For(answer.Lines.Where(line => line.Judgement is { IsCut: false }).Select(line => line.Time));

    public static IEnumerable<string> TextsOf(ModelAnswer answer, IEnumerable<string> lines, RunRecord record)
    {
        TimeUnit unit = UnitOf(answer);
        return lines.Select(line => answer.Lines.FirstOrDefault(one => one.Name == line) switch
        {
            null => "",
            { Judgement: null } when line == Judge.FastestUnharmed =>
                (answer.Data.Rivals.Count(cell => record.ScoreOf(cell) is not null), answer.Data.Rivals.Count) switch
                {
                    (0, _) => "not attacked",
                    var (attacked, all) when attacked < all => $"none of {attacked} attacked",
                    _ => "none",
                },
            { Judgement: null } => "none",
            { Judgement: { IsCut: true } cut } => $"timed {cut.Timed}",
            var best => best.Judgement!.Brief($" {unit.Format(best.Time)} {unit.Name}"),
        });
    }

    private static string TextOfNow(ModelAnswer answer)
    {
        TimeUnit unit = UnitOf(answer);
        return Worth.NowOf(answer) is not { } now ? ""
            : $"{now.ShortName} {unit.Format(now.TotalOf(answer.OverLink.Question))} {unit.Name}";
    }

    public static string? Evolving(Judge judge, int most = int.MaxValue)
    {
        string[] ways =
        [
            .. from answer in judge.Answers.Take(most)
               from line in answer.Lines
               where line is { Name: Question.Evolving }
               select $"{answer.Name} {TextsOf(answer, [line.Name], judge.Record).Single()}{CostOf(line.Judgement!)}",
        ];
        return ways.Length == 0 ? null : $"Evolving, a member added, removed or moved: {string.Join("; ", ways)}.";
    }

    private static string CostOf(Judgement best)
    {
        LinkMode way = best.Best;
        return best.IsCut || PeerId.Parse(way.Cell.Serializer) is not { Ending.Length: > 0, Main: var main }
            || best.Data.Modes.FirstOrDefault(mode => mode.Cell.Serializer == main) is not { } usual ? ""
            : $" ({(way.CodeOf(best.Question) / usual.CodeOf(best.Question)) - 1:+0 %;-0 %} time, "
                + $"{way.Size.Mean - usual.Size.Mean:+#,##0;-#,##0;+0} bytes)";
    }

    /// <param name="why">true for details that only experts need.</param>
    /// <param name="isRun">false for a folder of reports, where no run can continue.</param>
    public static void Print(Terminal terminal, Judge judge, string folder, bool why = false, bool isRun = true)
    {
        if (Create(judge, Verdict.MostModels) is { Rows.Count: > 0 } table)
        {
            terminal.Line();
            terminal.Line($"ANSWER{Worth.Asked(judge.Record.Asked)}  {NoiseOf(judge)}");
            terminal.Lines(First(judge));
            var lines = new TextTable(table.Header) { TextColumns = table.Header.Count };
            foreach (string[][] row in table.Rows.Select(row => row.Select(cell => cell.Split(' ', 2)).ToArray()))
            {
                lines.Add([table.Rows[lines.Rows.Count / 2][0], .. row.Skip(1).Select(cell => cell[0])]);
                lines.Add(["", .. row.Skip(1).Select(cell => cell.ElementAtOrDefault(1) ?? "")]);
            }

            terminal.Lines(PlainGrid.Render(lines));
            terminal.Line("code = encode + decode  ~3: not told from 3 others  +2: 2 more within 10 %");
            terminal.Line();
            terminal.Lines(new[] { Evolving(judge, Verdict.MostModels) }.OfType<string>());
        }

        terminal.Lines(Warnings(judge).Concat(Verdict.Say(judge, isRun ? folder : null)).Select(text => $"! {text}"));
        if (LibrariesOf(judge).Where(library => !library.Card.IsOfRuntime).ToArray() is { Length: > 0 } libraries)
        {
            IEnumerable<string> packages = libraries.Select(library => $"{library.Card.Package} {library.Version}").Distinct();
            terminal.Line($"Packages: {string.Join(", ", packages)}");
        }

        // The library with the least cost over the network link comes first.
        string? program = LibrariesOf(judge)
            .OrderBy(library => !judge.Answers.Any(answer => answer.OverLink is { IsCut: false } best && library.Has(best.Best.Cell)))
            .Select(library => Path.Combine(folder, library.Folder)).FirstOrDefault(UseFolder.IsProgram);
        if (program is not null)
        {
            terminal.Line($"Code that runs: dotnet run --project {program}");
        }

        if (why)
        {
            terminal.Lines([.. Rivals(judge), .. Verdict.Absences(judge)]);
            terminal.Draw(SafetyTable.Create(judge.Record));
        }
    }

    public static IReadOnlyList<string> First(Judge judge) => [.. Worth.Say(judge), .. Portability.Say(judge), .. Outsiders.Say(judge)];

    public static string NoiseOf(Judge judge) =>
        (judge.Data.Select(data => data.Noise).FirstOrDefault() is { IsMeasured: true } noise
            ? $"noise {noise.Deviation:0.# %}" : "noise not known (no row launched twice)")
        + (EnvironmentText.Warnings(judge.Record.Environment).Any() ? ", busy machine" : "");

    public static IEnumerable<string> Warnings(Judge judge, IEnumerable<ModelAnswer>? of = null) =>
        WarningsOfBest(judge, of).Concat(
            from answer in of ?? judge.Answers
            from cell in judge.Record.Cells
            where cell.Rigid is not null && (cell.Model, cell.Scenario) == (answer.Data.Model, answer.Data.Scenario)
            group answer.Name by (cell.Serializer, cell.Rigid) into same
            select $"{SerializerNames.ShortOf(same.Key.Serializer)} is not evolving on {string.Join(", ", same)}: it copies "
                + $"{same.Key.Rigid} raw, so other versions misread them.");

    private static IEnumerable<string> WarningsOfBest(Judge judge, IEnumerable<ModelAnswer>? of) =>
        from mode in (of ?? judge.Answers).SelectMany(answer => answer.Lines).Select(line => line.Judgement).OfType<Judgement>()
            .Where(best => best is { IsCut: false, IsLibrary: true }).Select(best => best.Best).DistinctBy(mode => mode.Cell.Serializer)
        let warnings = SafetyTable.WarningsOf(mode.Cell.Serializer, judge.Record)
        where warnings.Length > 0
        select $"{mode.ShortName}: {warnings}.";

    public static IReadOnlyList<string> Packages(Judge judge, IEnumerable<ModelAnswer>? of = null) =>
    [
        .. LibrariesOf(judge, of)
            .Where(library => !library.Card.IsOfRuntime)
            .Select(library => $"{library.Card.Spoken}{library.Ending}: {library.Command}"
                + (library.Card.ReadUse() is null ? ""
                    : $" (calls: {LibraryCard.Plain(library.Card.Rows[0].Calls)}; program: {library.Folder})")),
    ];

    public static IEnumerable<ChosenLibrary> LibrariesOf(Judge judge, IEnumerable<ModelAnswer>? of = null) =>
        from line in (of ?? judge.Answers).SelectMany(answer => answer.Lines)
        where line.Judgement is { IsCut: false }
        from mode in line.Judgement!.Said
        let card = LibraryCard.Find(mode.Cell.Serializer)
        where card is not null
        let row = Qualities.IsTolerant(mode.Cell.Serializer) ? mode.Cell.Serializer : card.Rows[0].Id
        group mode.Cell by (Card: card, Row: row) into same
        select new ChosenLibrary(
            same.Key.Card, same.Key.Row, VersionOf(same.First(), judge.Record), [.. same.Select(cell => cell.Model).Distinct()]);

    public static IEnumerable<string> Rivals(Judge judge, IEnumerable<ModelAnswer>? of = null) =>
        from answer in of ?? judge.Answers
        from line in answer.Lines
        let rivals = line.Judgement is { IsCut: false } best ? SayRivals(best) : ""
        where rivals.Length > 0 && line.Name != Question.Evolving
        group line.Name by (answer.Name, rivals) into same
        select $"{same.Key.Name}, {string.Join(", ", same)}: {same.Key.rivals}.";

    private static string SayRivals(Judgement best)
    {
        string?[] parts =
        [
            best.Race.Outcome != RaceOutcome.Undecided ? null
                : $"undecided between {best.AllNames}; "
                    + (best.Race.LaunchesToDecide is { } launches ? $"about {launches} launches of each would decide it"
                        : $"even {Race.MostLaunches} launches of each would hardly decide it"),
            best.Race.Equal.Count > 0 ? $"{Verdict.Within}: {best.EqualNames}" : null,
            best.Race.Near.Count > 0 ? $"up to {Race.Matters - 1:0 %} slower: {best.NearNames}" : null,
        ];
        return string.Join("; ", parts.OfType<string>());
    }

    public static string? VersionOf(CellId cell, RunRecord record) =>
        LibraryCard.Find(cell.Serializer) is { IsOfRuntime: false }
        && record.Serializers.FirstOrDefault(serializer => serializer.Id == cell.Serializer)?.Library is { } library
        && record.Libraries.FirstOrDefault(origin => origin.Id == library) is { } origin
            ? string.Concat(origin.Version.Split('+')[0].Where(IsOfVersion)) : null;

    // The version becomes part of a shell command, but a record may hold any text.
    private static bool IsOfVersion(char letter) => char.IsAsciiLetterOrDigit(letter) || letter is '.' or '-';
}

internal sealed record ChosenLibrary(LibraryCard Card, string Row, string? Version, IReadOnlyList<string> Models)
{
    public string Ending => PeerId.Parse(Row)?.Ending ?? "";

    public bool Has(CellId cell) => LibraryCard.Find(cell.Serializer) == Card;

    public string Folder => UseFolder.NameOf(Card, Ending);

    public string Command => $"dotnet add package {Card.Package}{(Version is null ? "" : $" --version {Version}")}";
}
