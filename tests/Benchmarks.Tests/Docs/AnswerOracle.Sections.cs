namespace SerBench.Benchmarks.Tests.Docs;

// The lines of the sections "Answer", "Other links", "Safety" and "Several runs". A line that it does not know is a fault.
internal sealed partial class AnswerOracle
{
    private const string Names = "[^;]+?";

    private static readonly Regex Rivals = new(
        @"^- (?<data>[^,]+), (?<lines>(?:[a-z ]+, )*[a-z ]+): (?:undecided between (?<open>" + Names + ")"
        + "; (?:about (?<launches>\\d+) launches of each would decide it|even 16 launches of each would hardly decide it))?"
        + $"(?:(?:; )?equal within 10 %: (?<equal>{Names}))?(?:(?:; )?up to 10 % slower: (?<near>{Names}))?\\.$");

    private static readonly Regex Warning = new(
        @"^- (?<name>\S+): (?:failed on (?<bad>[\d,]+) of (?<inputs>[\d,]+) damaged messages(?<guard> behind limits that SerBench adds)?"
        + @"(?:, (?<crashes>[\d,]+) crashes)?)?(?:(?:; )?versions of a type: (?<changes>.+?))?\.$");

    private static readonly Regex Change = new(
        @"^- (?<data>.+): (?:Change from (?<now>\S+) to (?<best>.+): it|Stay with (?<now>\S+): (?<best>.+)) saves "
        + @"(?<cores>-?[\d.,]+) cores and (?<saved>-?[\d.,]+) of (?<all>[\d.,]+) Mbit/s"
        + @"(?<more>, more than the link carries,)? at (?<rate>[\d,]+) messages/s: (?<worth>more|less) "
        + @"than a tenth of a core or of the link\.$");

    private static readonly Regex NoChange = new(
        @"^- (?<data>.+): (?:Stay with (?<now>\S+): (?:it costs least|no library costs less by more than 10 %)"
        + @"|Undecided: no library is proven to cost less than (?<now>\S+) yet(?:; \S+ would save [\d.,]+ of [\d.,]+ Mbit/s)?"
        + @"|\S+ was not timed|no answer yet)\.$");

    private static readonly Regex Package = new(
        @"^- \S+: dotnet add package (?<name>\S+)(?: --version (?<version>\S+))?(?: \(calls: .+; program: use/\k<name>(?:-\w+)?\))?$");

    private static readonly Regex Rigid = new(
        @"^- (?<name>\S+) is not evolving on (?<data>.+): it copies (?<types>.+) raw, so other versions misread them\.$");

    private static readonly Regex Load = new(
        @"^- (?<model>\S+), (?<threads>\d+) threads, (?<collector>\S+) collector: "
        + @"(?<name>\S+) (?:costs least, with one thread (?<alone>\S+)|"
        + @"keeps (?<share>\d+) % of its speed per thread, (?<best>\S+) (?<most>\d+) %)\.$");

    private static readonly Regex Picture = new(
        @"^!\[(?<title>.+?) over (?<link>[\d.]+ \S+), in the order of cost: (?<rows>.+)\]\(\S+\.svg\)$");

    private static readonly string[] Fixed =
    [
        "Libraries by their fastest documented use. ",
        "### Packages, and the programs that a run writes beside this file",
        "Ours: ",
        "Across: bytes; up: code. Lines: the cost over ",
        "Failed on: random damage made it ",
    ];

    // "person A 340 ns ~1 +2 (+31 % time, +18 bytes); car ...".
    private const string Evolving = "Evolving, a member added, removed or moved: ";

    // Libraries whose readers have no limits of their own.
    private static readonly string[] Guarded = ["Apache.Avro", "Microsoft.Orleans.Serialization", "MongoDB.Bson", "Newtonsoft.Json.Bson"];

    // All lines of one of the sections.
    public List<string> FaultsOfSection(IEnumerable<string> lines)
    {
        string[] section = [.. Unwrapped(lines)];
        string[] table = [.. section.Where(line => line.StartsWith('|'))];
        List<string> faults = table.Length == 0 ? [] : CellsOf(table[0])[0] switch
        {
            "model" => FaultsOfTable(table),
            "data" => [.. table.Skip(2).SelectMany(line => FaultsOfLinks(CellsOf(table[0]), CellsOf(line)))],
            "library" => [.. table.Skip(2).SelectMany(line => FaultsOfSafety(CellsOf(line)))],
            var other => [$"not understood: {other}"],
        };
        string versions = string.Join(' ', Versions());
        foreach (string line in section.Where(line => line.Length > 0 && line[0] != '|').Select(line => line.Replace(" \u2021", "")))
        {
            faults.AddRange(line switch
            {
                _ when Fixed.Any(known => line.StartsWith(known, StringComparison.Ordinal)) || line.Contains(", advisories: ") => [],
                _ when Rivals.Match(line) is { Success: true } match => FaultsOfRivals(match),
                _ when Package.Match(line) is { Success: true } match =>
                    !match.Groups["version"].Success || Versions().Contains(match.Groups["version"].Value) ? [] : [$"{line}: {versions}"],
                _ when Change.Match(line) is { Success: true } match => FaultsOfChange(match),
                _ when NoChange.Match(line) is { Success: true } match => FaultsOfNoChange(match),
                _ when Warning.Match(line) is { Success: true } match => FaultsOfWarning(match),
                _ when Rigid.Match(line) is { Success: true } match => FaultsOfRigid(match),
                _ when Load.Match(line) is { Success: true } match => FaultsOfLoad(match),
                _ when Picture.Match(line) is { Success: true } match => FaultsOfPicture(match),
                _ when line.StartsWith(Evolving, StringComparison.Ordinal) =>
                    [.. line[Evolving.Length..^1].Split("; ").SelectMany(one => FaultsOfEvolving(one, SpeedIn(CellsOf(table[0]))))],
                _ => [$"not understood: {line}"],
            });
        }

        return faults;
    }

    // "noise 9 %": of the launches of each row, the machine's drift included. "186 of 188 planned rows timed": without those that failed.
    public List<string> FaultsOfFacts(string line)
    {
        Match count = Regex.Match(line, @"([\d,]+) of [\d,]+ planned rows timed");
        int timed = _run.GetProperty("timings").EnumerateArray()
            .Count(timing => timing.GetProperty("failure").ValueKind == JsonValueKind.Null);
        if (count.Success && Number(count.Groups[1].Value) != timed)
        {
            return [$"{timed} rows have a time: {line}"];
        }

        double[][] rows = [.. _rows.Select(Launches).Where(launches => launches.Length > 1)];
        Match said = Regex.Match(line, @"noise (?<percent>[\d.]+) %");
        double squares = rows.Sum(launches => launches.Sum(time => Math.Pow(Math.Log(time) - launches.Average(Math.Log), 2)));
        double naive = Math.Sqrt(squares / Math.Max(1, rows.Sum(launches => launches.Length - 1)));
        double noise = Number($"0{said.Groups["percent"].Value}") / 100;
        return said.Success != (rows.Length > 0) ? [$"noise is not told of {rows.Length} rows: {line}"]
            : said.Success && (noise > (2 * naive) + 0.1 || noise < naive / 8) ? [$"a noise of {noise} and not {naive}"] : [];
    }

    // Long lines are broken between words.
    public static IEnumerable<string> Unwrapped(IEnumerable<string> lines)
    {
        string whole = "";
        foreach (string line in lines)
        {
            bool goesOn = whole.Length > 0 && line.Length > 0
                && (whole[0] == '-' ? line.StartsWith("  ", StringComparison.Ordinal)
                    : !"|-#!<".Contains(whole[0]) && !"|-#!<".Contains(line[0]));
            if (goesOn)
            {
                whole += " " + line.Trim().TrimStart('\\');
                continue;
            }

            yield return whole;
            whole = line;
        }

        yield return whole;
    }

    // All lines of "Several runs".
    public static List<string> FaultsOfSeveral(IReadOnlyCollection<string> section, IReadOnlyList<AnswerOracle> runs)
    {
        return [.. Unwrapped(section).Where(line => line.Length > 0).SelectMany(line => FaultsOfRuns(line, runs))];
    }

    private static double SpeedOf(string link) => Number(link.Split(' ')[0]) * UnitOf(link.Split(' ')[1]);

    private static double UnitOf(string unit) => unit switch { "GB/s" => 1000, "MB/s" => 1, "Gbit/s" => 125, _ => 0.125 };

    private static string[] Listed(Group names) => [.. names.Value.Split(", ").Where(name => name.Length > 0)];

    private (string Model, string Scenario) DataOf(string name) => name.Contains('(')
        ? (name.Split(' ')[0], name.Split('(')[1].TrimEnd(')'))
        : (name, _run.GetProperty("plan").EnumerateArray().First(row => row.GetProperty("model").GetString() == name)
            .GetProperty("scenario").GetString()!);

    private Row? Find((string Model, string Scenario) data, string name) =>
        _rows.Find(row => (row.Model, row.Scenario) == data && Short(row.Serializer) == name);

    private Row[] Competing((string Model, string Scenario) data, double speed) =>
        [.. _rows.Where(row => (row.Model, row.Scenario) == data && IsMain(row.Serializer)).OrderBy(row => row.Over(speed))];

    // The libraries over each link, then ours as a multiple.
    private IEnumerable<string> FaultsOfLinks(string[] head, string[] cells)
    {
        string[] data = cells[0].Split(" / ");
        for (int column = 1; column < cells.Length - 1; column++)
        {
            double speed = SpeedOf(head[column]);
            Row[] all = Competing((data[0], data[1]), speed);
            string where = $"{cells[0]} over {head[column]}: {cells[column]}";
            if (cells[column].StartsWith("timed ", StringComparison.Ordinal) || cells[column] is "none timed" or "")
            {
                continue;
            }

            if (Named(all, cells[column].Split(' ')[0]) is not { } best || best.Over(speed) > Rounding * all[0].Over(speed))
            {
                yield return $"{where}: not the least";
            }
            else if (Regex.Match(cells[column], @"\+(\d+)$") is { Success: true } equal
                && all.Count(row => row != best && row.Over(speed) <= Near * Rounding * best.Over(speed)) < Number(equal.Groups[1].Value))
            {
                yield return $"{where}: fewer are equal";
            }
        }

        if (cells[^1].Length > 0 && !_rows.Any(row => (row.Model, row.Scenario) == (data[0], data[1])
            && row.Serializer.StartsWith("dense/", StringComparison.Ordinal)
            && IsRound(row.Over(_link) / Competing((data[0], data[1]), _link)[0].Over(_link), cells[^1])))
        {
            yield return $"{cells[0]}: ours is not {cells[^1]}";
        }
    }

    private IEnumerable<string> FaultsOfRivals(Match match)
    {
        (string Model, string Scenario) data = DataOf(match.Groups["data"].Value);
        foreach (string line in match.Groups["lines"].Value.Split(", "))
        {
            double speed = line.StartsWith("fastest", StringComparison.Ordinal) ? double.PositiveInfinity : _link;
            Row[] open = [.. Listed(match.Groups["open"]).Select(name => Find(data, name)!)];
            Row[] able = [.. Competing(data, speed).Where(row => IsIn(line, row))];
            double least = open.Length > 0 ? open[0].Over(speed) : able[0].Over(speed);
            if (open.Any(row => row.Over(speed) < least / Rounding) || (line != "portable" && able[0].Over(speed) < least / Rounding))
            {
                yield return $"{match.Value}: {open.FirstOrDefault()?.Serializer} does not lead";
            }

            foreach (string name in Listed(match.Groups["equal"]).Concat(Listed(match.Groups["near"])))
            {
                if (Find(data, name) is not { } row || row.Over(speed) > Near * Rounding * least || !IsIn(line, row))
                {
                    yield return $"{match.Value}: {name} is not within a tenth, or not of this line";
                }
            }

            if (match.Groups["launches"].Success && int.Parse(match.Groups["launches"].Value) > 16)
            {
                yield return $"{match.Value}: more launches than a race has";
            }
        }
    }

    private bool IsIn(string line, Row row) =>
        (line != "fastest unharmed" || Harm(row) == 0) && (line != "portable" || Survives(row.Serializer) != false)
        && (line != "evolving" || (!RigidOf(row.Serializer, row.Model).Any() && RootChanges(row.Serializer)
            .Where(cell => cell.GetProperty("change").GetString() is "add-end" or "add-middle" or "remove" or "reorder")
            .Select(cell => cell.GetProperty("backward").GetString() == "right" && cell.GetProperty("forward").GetString() == "right")
            .ToArray() is [true, true, true, true]));

    private IEnumerable<string> FaultsOfEvolving(string said, double speed) =>
        Regex.Match(
            said, @"^(?<data>\S+(?: \(\S+\))?) (?<cell>\S+ [\d.,]+ (?:ns|us|ms).*?)(?: \([^)]*bytes\))?$") is { Success: true } match
            ? FaultsOfCell(DataOf(match.Groups["data"].Value), "evolving", speed, match.Groups["cell"].Value)
            : [$"not understood: {said}"];

    private IEnumerable<string> FaultsOfWarning(Match match)
    {
        string name = match.Groups["name"].Value;
        if (match.Groups["inputs"].Success && match.Groups["guard"].Success != Guarded.Contains(name))
        {
            yield return $"{match.Value}: who guards the reader is not said";
        }

        (long inputs, long bad, long crashes) = HarmOf($"peer/{name}");
        foreach ((string group, long count) in new[] { ("inputs", bad == 0 ? 0 : inputs), ("bad", bad), ("crashes", crashes) }
            .Where(one => (long)Number($"0{match.Groups[one.Item1].Value}") != one.Item2))
        {
            yield return $"{match.Value}: {group} are {count}";
        }

        if (match.Groups["changes"].Success)
        {
            foreach (string fault in FaultsOfChanges($"peer/{name}", match.Groups["changes"].Value))
            {
                yield return fault;
            }
        }
    }

    // library, versions, ahead of time (if tried), no release since, failed on, damaged messages, crashes
    private IEnumerable<string> FaultsOfSafety(string[] cells)
    {
        string name = cells[0].Split(' ')[0];
        (long inputs, long bad, long crashes) = HarmOf($"peer/{name}");
        string outcome = Members("aot", "rows").Where(row => row.GetProperty("serializer").GetString() == $"peer/{name}")
            .Select(row => row.GetProperty("outcome").GetString()!).FirstOrDefault("");
        bool isRight = cells[^3] == (inputs == 0 ? "not attacked" : $"{bad:#,##0}") && (inputs == 0 || cells[^2] == $"{inputs:#,##0}")
            && (inputs == 0 || cells[^1] == $"{crashes:#,##0}") && cells[0].EndsWith('*') == Guarded.Contains(name)
            && (cells.Length == 7 ? cells[2].Split(',')[0] : "") == outcome switch
            {
                "with-warnings" => "yes",
                "not-tried" => "not tried",
                _ => outcome,
            };
        string[] faults = isRight ? [] : [$"{string.Join(" | ", cells)}: {bad} of {inputs}, {crashes}, {outcome}"];
        return [.. faults, .. FaultsOfChanges($"peer/{name}", cells[1])];
    }

    private IEnumerable<string> FaultsOfChanges(string serializer, string said)
    {
        JsonElement[] tried = [.. ChangesOf(serializer)];
        bool IsRefused(string change) => tried.Any(cell => cell.GetProperty("forward").GetString() == "refused"
            && cell.GetProperty("change").GetString()!.StartsWith(change, StringComparison.Ordinal));
        bool isMisread = tried.Any(cell => new[] { "forward", "backward" }.Any(way => cell.GetProperty(way).GetString() == "wrong"));
        (string Words, bool Is)[] changes =
            [("new", IsRefused("add-")), ("removed member", IsRefused("remove")), ("may be misread", isMisread)];
        return changes.Where(one => tried.Length > 0 && said.Contains(one.Words) != one.Is)
            .Select(one => $"{serializer}: '{one.Words}' is {one.Is}");
    }

    private (long Inputs, long Bad, long Crashes) HarmOf(string serializer)
    {
        JsonElement[] scores = [.. Members("attack", "scores").Where(score => score.GetProperty("serializer").GetString() == serializer
            && _run.GetProperty("cells").EnumerateArray().Any(cell => Key(cell).Serializer == serializer
                && Key(cell).Model == score.GetProperty("model").GetString() && cell.GetProperty("status").GetString() == "verified"))];
        return (scores.Sum(score => score.GetProperty("inputs").GetInt64()), scores.Sum(BadOf),
            scores.Sum(score => score.GetProperty("crashes").GetInt64()));
    }

    private IEnumerable<string> FaultsOfChange(Match match)
    {
        (string Model, string Scenario) data = DataOf(match.Groups["data"].Value);
        (Row best, Row now) = (Competing(data, _link)[0], Find(data, match.Groups["now"].Value)!);
        double rate = Number(match.Groups["rate"].Value);
        double cores = (now.Code - best.Code) * rate / 1e9;
        (double saved, double all) = ((now.Bytes - best.Bytes) * rate * 8e-6, now.Bytes * rate * 8e-6);
        bool isRight = Math.Abs(Number(match.Groups["cores"].Value) - cores) < 0.011
            && Math.Abs(Number(match.Groups["saved"].Value) - saved) < 0.11 && Math.Abs(Number(match.Groups["all"].Value) - all) < 0.11
            && match.Groups["more"].Success == all > 8 * _link
            && match.Groups["worth"].Value == "more" == (cores > 0.1 || saved > 0.8 * _link);
        return isRight ? [] : [$"{match.Value}: {cores} cores, {saved} of {all} Mbit/s"];
    }

    private IEnumerable<string> FaultsOfNoChange(Match match) =>
        match.Value.Contains(" costs least") && DataOf(match.Groups["data"].Value) is var data
            && Competing(data, _link)[0] != Find(data, match.Groups["now"].Value) ? [match.Value] : [];

    private IEnumerable<string> FaultsOfRigid(Match match)
    {
        string[] wrong =
        [
            .. match.Groups["data"].Value.Split(", ").Where(
                data => RigidOf($"peer/{match.Groups["name"].Value}", DataOf(data).Model).Distinct().SingleOrDefault()
                    != match.Groups["types"].Value),
        ];
        return wrong.Length == 0 ? [] : [$"{match.Value}: wrong for {string.Join(", ", wrong)}"];
    }

    private string[] FaultsOfLoad(Match match)
    {
        string Said(string group) => match.Groups[group].Value;
        int threads = int.Parse(Said("threads"));
        ILookup<(string Name, int Threads), double> speeds = Members("load", "rows")
            .Where(row => row.GetProperty("model").GetString() == Said("model")
                && row.GetProperty("collector").GetString() == Said("collector")
                && row.GetProperty("rate").ValueKind == JsonValueKind.Null)
            .OrderBy(row => row.GetProperty("round").GetInt32())
            .ToLookup(
                row => (Name: row.GetProperty("serializer").GetString()!, Threads: row.GetProperty("threads").GetInt32()),
                row => row.GetProperty("perSecond").GetDouble() / row.GetProperty("threads").GetInt32());

        string? Serializer(string group) => Named(speeds.Select(row => row.Key.Name), Said(group));

        bool IsKept(string name, string share)
        {
            double[] kept = Serializer(name) is not { } row ? []
                : [.. speeds[(row, threads)].Zip(speeds[(row, 1)], (many, one) => 100 * many / one)];
            return kept.Length > 0 && Math.Abs(Median(kept) - double.Parse(Said(share))) <= 1;
        }

        bool IsFastest(string name, int count) =>
            speeds.Where(row => row.Key.Threads == count).MinBy(row => Middle(row.Select(speed => 1 / speed))) is { } fastest
            && fastest.Key.Name == Serializer(name);

        bool isRight = match.Groups["alone"].Success ? IsFastest("name", threads) && IsFastest("alone", 1)
            : IsKept("name", "share") && IsKept("best", "most")
                && int.Parse(Said("share")) < int.Parse(Said("most"));
        return isRight ? [] : [$"{match.Value}: the load says otherwise"];
    }

    private IEnumerable<string> RigidOf(string serializer, string model) =>
        _run.GetProperty("cells").EnumerateArray().Where(cell => Key(cell).Serializer == serializer && Key(cell).Model == model)
            .Select(cell => cell.TryGetProperty("rigid", out JsonElement rigid) ? rigid.GetString() : null).OfType<string>();

    private IEnumerable<string> FaultsOfPicture(Match match)
    {
        string[] data = match.Groups["title"].Value.Split(" / ");
        double speed = SpeedOf(match.Groups["link"].Value);
        double before = 0;
        foreach (string[] said in match.Groups["rows"].Value.Split(", ").Select(row => row.Split(' ')))
        {
            double cost = Find((data[0], data[1]), said[0])?.Over(speed) ?? 0;
            if (cost < before || !IsRound(cost / 1000, said[1]))
            {
                yield return $"{data[0]}: {said[0]} {said[1]} is {cost}";
            }

            before = cost;
        }
    }

    // Of few digits, half a unit of the last one.
    private static bool IsRound(double expected, string text)
    {
        double shown = Number(text);
        double unit = text.Contains('.') ? Math.Pow(10, text.IndexOf('.') - text.Length + 1) : 1;
        return Math.Abs(shown - expected) < 0.51 * unit || shown / expected is >= 1 / Rounding and <= Rounding;
    }

    private IEnumerable<JsonElement> Members(string part, string list) =>
        _run.TryGetProperty(part, out JsonElement found) && found.ValueKind == JsonValueKind.Object
            ? found.GetProperty(list).EnumerateArray() : [];

    private HashSet<string> Versions() =>
        [.. _run.GetProperty("libraries").EnumerateArray().Select(library => library.GetProperty("version").GetString()!.Split('+')[0])];
}
