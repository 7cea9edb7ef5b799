namespace SerBench.Benchmarks.Tests.Docs;

// The lines of the sections "Which library" and "Several runs". A line that it does not know is a fault.
internal sealed partial class AnswerOracle
{
    private const string Names = "[^;]+?";

    private static readonly Regex Rivals = new(
        @"^- (?<data>[^,]+), (?<lines>(?:[a-z ]+, )*[a-z ]+): (?:undecided between (?<open>" + Names + ")"
        + "; (?:about (?<launches>\\d+) launches of each would decide it|16 launches of each would hardly decide it))?"
        + $"(?:(?:; )?equal within 10 %: (?<equal>{Names}))?(?:(?:; )?up to 10 % slower: (?<near>{Names}))?\\.$");

    private static readonly Regex Ours = new(
        @"^- (?<data>.+): SerBench's own (?<name>\S+)(?: †)? takes (?<times>[\d.,]+) times as long as the first over the link\.$");

    private static readonly Regex Risk = new(
        @"^- (?<name>\S+): (?:not attacked|(?<inputs>[\d,]+) damaged messages(?: behind limits that SerBench adds)?, no harm"
        + @"|harmed by (?<bad>[\d,]+) of (?<inputs>[\d,]+) damaged messages(?: behind limits that SerBench adds)?"
        + @"(?:, (?<crashes>[\d,]+) of them crashes)? \((?<where>[^)]+)\))"
        + "(?:; its authors on untrusted data: .+?)?"
        + "(?<changes>(?:[;,] (?:old readers refuse messages with a new member"
        + "|old readers refuse messages that lack a member which was removed|another version of the type may be misread))*)"
        + "(?:; (?<aot>runs compiled ahead of time(?:, with (?<warnings>[\\d,]+) warnings)?"
        + "|does not run compiled ahead of time \\(.+?\\)))?"
        + "(?:; (?:an advisory|advisories): .+?)?(?:; last release \\S+ on [\\d-]+)?(?:; its authors answer: .+?)?\\.$");

    private static readonly Regex Noise = new(@"^- Launched again, a row takes about (?<percent>[\d.]+) % more or less\.$");

    private static readonly Regex Change = new(
        @"^- (?<data>.+): (?<best>.+) in place of (?<now>\S+) saves (?<cores>-?[\d.,]+) cores "
        + @"and (?<saved>-?[\d.,]+) of (?<all>[\d.,]+) Mbit/s"
        + @"(?<more>, more than the link carries,)? at (?<rate>[\d,]+) messages/s: (?<not>not )?worth it, "
        + @"by the rule of a tenth of a core or of the link\.$");

    private static readonly Regex NoChange = new(
        @"^- (?<data>.+): (?:(?<now>\S+) costs least|no library is proven to cost less than (?<now>\S+)"
        + @"|\S+ was not timed|no answer yet)\.$");

    private static readonly Regex Package = new(
        @"^- dotnet add package (?<name>\S+)(?: --version (?<version>\S+))?(?: \(calls: use-\k<name>\.cs\))?$");

    private static readonly Regex Picture = new(
        @"^!\[(?<title>.+?) over (?<link>[\d.]+ \S+), in the order of cost: (?<rows>.+)\]\(\S+\.svg\)$");

    private static readonly string[] Fixed =
    [
        "us: encode, link (1 Gbit/s) and decode of one message; code us: without the link. Fastest code: ",
        "### Packages of the lines, and files beside this one with their calls",
        "### Over other links, and on all data",
        "Of the article's Person, 1,000 of some 1,050 bytes are one letter: ",
        "- No row was launched twice, so the noise is not known.",
    ];

    // Libraries whose readers have no limits of their own.
    private static readonly string[] Guarded = ["Apache.Avro", "Microsoft.Orleans.Serialization", "MongoDB.Bson", "Newtonsoft.Json.Bson"];

    // All lines of "Which library".
    public List<string> FaultsOfSection(IReadOnlyCollection<string> section)
    {
        List<string> faults = FaultsOfTable(section);
        string table = string.Join('\n', section.Where(line => line.StartsWith('|')));
        foreach (string line in section.Where(line => line.Length > 0).Select(line => line.Replace(" \u2021", "").Replace("\\", "")))
        {
            faults.AddRange(line switch
            {
                _ when line.StartsWith('|') => FaultsOfLink(CellsOf(line)),
                _ when Fixed.Any(known => line.StartsWith(known, StringComparison.Ordinal)) => [],
                _ when Rivals.Match(line) is { Success: true } match => FaultsOfRivals(match),
                _ when Ours.Match(line) is { Success: true } match => FaultsOfOurs(match),
                _ when Risk.Match(line) is { Success: true } match => FaultsOfRisk(match, table),
                _ when Noise.Match(line) is { Success: true } match => FaultsOfNoise(Number(match.Groups["percent"].Value) / 100),
                _ when Change.Match(line) is { Success: true } match => FaultsOfChange(match),
                _ when NoChange.Match(line) is { Success: true } match => FaultsOfNoChange(match),
                _ when Package.Match(line) is { Success: true } match => table.Contains(match.Groups["name"].Value)
                    && (!match.Groups["version"].Success || Versions().Contains(match.Groups["version"].Value)) ? []
                        : [$"{line} is not named, or of another version"],
                _ when Picture.Match(line) is { Success: true } match => FaultsOfPicture(match),
                _ => [$"not understood: {line}"],
            });
        }

        return faults;
    }

    // All lines of "Several runs".
    public static List<string> FaultsOfSeveral(IReadOnlyCollection<string> section, IReadOnlyList<AnswerOracle> runs)
    {
        var faults = new List<string>();
        string model = "";
        foreach (string line in section.Where(line => line.Length > 0))
        {
            string[] cells = CellsOf(line);
            if (!line.StartsWith('|'))
            {
                faults.AddRange(FaultsOfRuns(line, runs));
            }
            else if (cells.Length == 6 && int.TryParse(cells[1], out int run))
            {
                model = cells[0].Length > 0 ? cells[0] : model;
                faults.AddRange(runs[run - 1].FaultsOfLeader(runs[0].DataOf(model), cells));
            }
            else if (cells[0] != "model" && !cells[0].StartsWith('-'))
            {
                faults.Add($"not understood: {line}");
            }
        }

        return faults;
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

    private IEnumerable<string> FaultsOfLink(string[] cells)
    {
        bool isUntimed = cells.Length == 7 && (cells[2].StartsWith("timed ", StringComparison.Ordinal) || cells[2] == "none timed");
        if (cells.Length != 7 || isUntimed || !cells[0].Contains(" / "))
        {
            return [];
        }

        (double speed, string[] data) = (SpeedOf(cells[1]), cells[0].Split(" / "));
        Row[] all = Competing((data[0], data[1]), speed);
        Row? best = Find((data[0], data[1]), cells[2].Split(" or ")[0]);
        string where = string.Join(" | ", cells);
        bool isLeast = best is not null && (!IsMain(best.Serializer) || best.Over(speed) <= Rounding * all[0].Over(speed));
        if (!isLeast || !IsRound(best!.Over(speed) / 1000, cells[6]))
        {
            return [$"{where}: {best?.Over(speed)} ns and not the least"];
        }

        int equal = int.TryParse(cells[3], out int count) ? count : 0;
        Match ours = Regex.Match(cells[4], @"^x ([\d.,]+) \((\S+)(?: †)?\)$");
        Row? own = ours.Success ? Find((data[0], data[1]), ours.Groups[2].Value) : null;
        return all.Count(row => row != best && row.Over(speed) <= Near * Rounding * best.Over(speed)) < equal
                ? [$"{where}: fewer are equal"]
            : ours.Success && !IsRound((own?.Over(speed) ?? 0) / best.Over(speed), ours.Groups[1].Value) ? [$"{where}: ours"]
            : [];
    }

    private IEnumerable<string> FaultsOfRivals(Match match)
    {
        (string Model, string Scenario) data = DataOf(match.Groups["data"].Value);
        foreach (string line in match.Groups["lines"].Value.Split(", "))
        {
            double speed = line.StartsWith("fastest", StringComparison.Ordinal) ? double.PositiveInfinity : 125;
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
        (line != "fastest unharmed" || Harm(row) == 0) && (line != "portable" || Survives(row.Serializer) != false);

    private IEnumerable<string> FaultsOfOurs(Match match)
    {
        (string Model, string Scenario) data = DataOf(match.Groups["data"].Value);
        return Find(data, match.Groups["name"].Value) is { } own
            && IsRound(own.Over(125) / Competing(data, 125)[0].Over(125), match.Groups["times"].Value) ? [] : [match.Value];
    }

    private IEnumerable<string> FaultsOfRisk(Match match, string table)
    {
        string serializer = $"peer/{match.Groups["name"].Value}";
        if (!table.Contains(match.Groups["name"].Value))
        {
            // Only three of many names fit into a cell.
            if (!table.Contains(" others "))
            {
                yield return $"{match.Value}: no line names it";
            }
        }

        if (match.Groups["inputs"].Success && match.Value.Contains("behind limits") != Guarded.Contains(match.Groups["name"].Value))
        {
            yield return $"{match.Value}: who guards the reader is not said";
        }

        JsonElement[] scores = [.. Members("attack", "scores").Where(score => score.GetProperty("serializer").GetString() == serializer
            && _run.GetProperty("cells").EnumerateArray().Any(cell => Key(cell).Serializer == serializer
                && Key(cell).Model == score.GetProperty("model").GetString() && cell.GetProperty("status").GetString() == "verified"))];
        (string Name, long Count)[] counts =
        [
            ("inputs", scores.Sum(score => score.GetProperty("inputs").GetInt64())), ("bad", scores.Sum(BadOf)),
            ("crashes", scores.Sum(score => score.GetProperty("crashes").GetInt64())),
        ];
        foreach ((string name, long count) in counts.Where(one => (long)Number($"0{match.Groups[one.Name].Value}") != one.Count))
        {
            yield return $"{match.Value}: {name} are {count}";
        }

        JsonElement[] tried = [.. ChangesOf(serializer)];
        bool IsRefused(string change) => tried.Any(cell => cell.GetProperty("forward").GetString() == "refused"
            && cell.GetProperty("change").GetString()!.StartsWith(change, StringComparison.Ordinal));
        bool isMisread = tried.Any(cell => new[] { "forward", "backward" }.Any(way => cell.GetProperty(way).GetString() == "wrong"));
        (string Words, bool Is)[] changes =
        [
            ("with a new member", IsRefused("add-")), ("that lack a member", IsRefused("remove")), ("may be misread", isMisread),
        ];
        foreach ((string words, bool isSo) in changes.Where(one => match.Groups["changes"].Value.Contains(one.Words) != one.Is))
        {
            yield return $"{match.Value}: '{words}' is {isSo}";
        }

        string outcome = Members("aot", "rows").Where(row => row.GetProperty("serializer").GetString() == serializer)
            .Select(row => row.GetProperty("outcome").GetString()!).FirstOrDefault("");
        string said = match.Groups["aot"].Value;
        if ((said.StartsWith("does not", StringComparison.Ordinal) ? "no" : match.Groups["warnings"].Success ? "with-warnings"
            : said.Length > 0 ? "yes" : "") != (outcome is "no" or "yes" or "with-warnings" ? outcome : ""))
        {
            yield return $"{match.Value}: ahead of time {outcome}";
        }
    }

    // Of the launches of each row, the machine's drift included.
    private IEnumerable<string> FaultsOfNoise(double said)
    {
        double[][] rows = [.. _rows.Select(Launches).Where(launches => launches.Length > 1)];
        double squares = rows.Sum(launches => launches.Sum(time => Math.Pow(Math.Log(time) - launches.Average(Math.Log), 2)));
        double naive = Math.Sqrt(squares / Math.Max(1, rows.Sum(launches => launches.Length - 1)));
        return said > (2 * naive) + 0.1 || said < naive / 8 ? [$"a noise of {said} and not {naive}"] : [];
    }

    private IEnumerable<string> FaultsOfChange(Match match)
    {
        (string Model, string Scenario) data = DataOf(match.Groups["data"].Value);
        (Row best, Row now) = (Competing(data, 125)[0], Find(data, match.Groups["now"].Value)!);
        double rate = Number(match.Groups["rate"].Value);
        double cores = (now.Code - best.Code) * rate / 1e9;
        (double saved, double all) = ((now.Bytes - best.Bytes) * rate * 8e-6, now.Bytes * rate * 8e-6);
        bool isRight = Math.Abs(Number(match.Groups["cores"].Value) - cores) < 0.011
            && Math.Abs(Number(match.Groups["saved"].Value) - saved) < 0.11 && Math.Abs(Number(match.Groups["all"].Value) - all) < 0.11
            && match.Groups["more"].Success == all > 1000 && match.Groups["not"].Success != (cores > 0.1 || saved > 100);
        return isRight ? [] : [$"{match.Value}: {cores} cores, {saved} of {all} Mbit/s"];
    }

    private IEnumerable<string> FaultsOfNoChange(Match match) =>
        match.Value.Contains(" costs least") && DataOf(match.Groups["data"].Value) is var data
            && Competing(data, 125)[0] != Find(data, match.Groups["now"].Value) ? [match.Value] : [];

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

    // The run's own line in the table of several runs.
    private IEnumerable<string> FaultsOfLeader((string, string) data, string[] cells)
    {
        Row[] all = Competing(data, 125);
        string name = cells[2].Split(" or ")[0].Split(' ')[0];
        if (cells[2] == "not timed")
        {
            return all.Length == 0 ? [] : [$"{data} was timed"];
        }

        Row? best = Find(data, name);
        return best is null || best.Over(125) > Rounding * all[0].Over(125) || !IsRound(best.Over(125) / 1000, cells[4])
                ? [$"{string.Join(" | ", cells)}: {all[0].Serializer} is the least"]
            : cells[3].Split(", ").Where(equal => equal.Length > 0)
                .Where(equal => Find(data, equal) is not { } row || row.Over(125) > Near * Rounding * best.Over(125))
                .Select(equal => $"{string.Join(" | ", cells)}: {equal} is not equal");
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
