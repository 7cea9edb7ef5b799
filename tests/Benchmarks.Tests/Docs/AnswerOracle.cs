using System.Globalization;
using System.IO.Compression;

namespace SerBench.Benchmarks.Tests.Docs;

// Reads sentences and tables of answers as a person does, and holds each against the raw record. It shares no code with the program.
internal sealed partial class AnswerOracle
{
    private const double Near = 1.1;

    // Figures on a page are rounded.
    private const double Rounding = 1.02;

    // MB/s.
    private const double Usual = 125;

    private readonly JsonElement _run;
    private readonly double _link = Usual;
    private readonly List<Row> _rows = [];

    public AnswerOracle(string json)
    {
        _run = JsonDocument.Parse(json).RootElement;
        if (_run.TryGetProperty("question", out JsonElement question) && question.TryGetProperty("link", out JsonElement link))
        {
            _link = link.GetDouble();
        }

        var sizes = _run.GetProperty("cells").EnumerateArray().Where(cell => cell.TryGetProperty("size", out JsonElement size)
                && size.ValueKind == JsonValueKind.Object)
            .ToDictionary(Key, cell => cell.GetProperty("size").GetProperty("mean").GetDouble());
        foreach (var cell in _run.GetProperty("timings").EnumerateArray().GroupBy(timing => Key(timing.GetProperty("row"))))
        {
            Dictionary<string, double[]> times = cell.ToDictionary(
                timing => timing.GetProperty("row").GetProperty("operation").GetString()!,
                timing => timing.GetProperty("launches").EnumerateArray().Where(launch => launch.GetArrayLength() > 0)
                    .Select(launch => Median(launch.EnumerateArray().Select(sample => sample.GetDouble()))).ToArray());
            if (times.GetValueOrDefault("encode") is { Length: > 0 } encode && times.GetValueOrDefault("decode") is { Length: > 0 } decode
                && sizes.TryGetValue(cell.Key, out double size))
            {
                _rows.Add(new Row(cell.Key.Serializer, cell.Key.Model, cell.Key.Scenario, encode, decode, size, times));
            }
        }
    }

    public static AnswerOracle OfFile(string file)
    {
        using var reader = new StreamReader(new GZipStream(File.OpenRead(file), CompressionMode.Decompress));
        return new AnswerOracle(reader.ReadToEnd());
    }

    // The table of the answer: a line per model, a column per kind: "MemoryPack 8,730 ns ~1 +2", or ~3 for three others.
    public List<string> FaultsOfTable(IEnumerable<string> page)
    {
        var faults = new List<string>();
        string[] head = [];
        foreach (string[] cells in page.Where(line => line.StartsWith('|')).Select(CellsOf))
        {
            head = cells[0] == "model" ? cells : head;
            for (int column = 1; column < head.Length && cells[0].Trim('-', ':').Length > 0 && cells != head; column++)
            {
                faults.AddRange(FaultsOfCell(DataOf(cells[0]), head[column], SpeedIn(head), cells[column]));
            }
        }

        return faults;
    }

    // Of the link that a column names.
    private static double SpeedIn(string[] head) =>
        SpeedOf((Array.Find(head, name => name.StartsWith("over ", StringComparison.Ordinal)) ?? "over 1 Gbit/s")[5..]);

    private IEnumerable<string> FaultsOfCell((string Model, string Scenario) data, string line, double speed, string cell)
    {
        Match said = Regex.Match(
            cell, @"^(?<name>\S+) (?<time>[\d.,]+) (?<unit>ns|us|ms)(?: ~(?<open>\d+))?(?: \+(?<equal>\d+))?$");
        string where = $"{data.Model}, {line}, {cell}";
        if (!said.Success)
        {
            return cell is "" or "none" or "not attacked" || cell.StartsWith("timed ", StringComparison.Ordinal) ? []
                : [$"not understood: {where}"];
        }

        double Cost(Row row) => line.StartsWith("fastest", StringComparison.Ordinal) ? row.Code : row.Over(speed);
        Row[] able =
        [
            .. _rows.Where(row => (row.Model, row.Scenario) == data && IsIn(line, row))
                .Where(row => IsMain(row.Serializer) || (line == "evolving" && Regex.IsMatch(row.Serializer, ":(tolerant|map)$"))
                    || !_rows.Any(one => IsMain(one.Serializer))).OrderBy(Cost),
        ];
        if (Named(able, said.Groups["name"].Value) is not { } leader)
        {
            return [$"{where}: may not be in this line"];
        }

        var faults = new List<string>();
        double shown = Number(said.Groups["time"].Value) * said.Groups["unit"].Value switch { "ns" => 1, "us" => 1000, _ => 1e6 };
        if (shown / Cost(leader) is < 1 / Rounding or > Rounding)
        {
            faults.Add($"{where} is {Cost(leader):0.###} ns");
        }

        if (line.StartsWith("now, ", StringComparison.Ordinal))
        {
            return faults;
        }

        // Libraries of other languages are a matter of cards, so of that line only the named ones are known.
        Row[] others = line == "portable" ? [] : [.. able.Where(row => row != leader)];
        int equal = (int)Number($"0{said.Groups["equal"].Value}");
        if (others.Any(row => Cost(row) < Cost(leader) / Rounding))
        {
            faults.Add($"{where}: {others[0].Serializer} costs less");
        }

        if (others.Length > 0 && others.Count(row => Cost(row) <= Near * Rounding * Cost(leader)) < equal)
        {
            faults.Add($"{where}: fewer are within a tenth");
        }

        if (!said.Groups["open"].Success)
        {
            faults.AddRange(others.Skip(equal == 0 ? 0 : others.Length).Where(row => !IsTold(row, leader, Cost))
                .Select(row => $"{where}: nothing tells {row.Serializer} from it"));
        }

        return faults;
    }

    // "D costs least over 100 Mbit/s; A has the fastest code; where damage must do no harm, B or C (undecided on 2 of 3 data)": each is as
    // good as the first of some model, of those that fit. A link that somebody chose is named.
    public List<string> FaultsOfTitle(string title)
    {
        Match said = Regex.Match(
            title,
            @"^# (?:(?<over>.+?) (?:costs least|leads) over (?<link>[\d.]+ \S+); )?(?<fast>.+?) (?:has the fastest|leads in) code"
            + @"(?:, and no damaged.+?|; where damage must do no harm, (?<safe>.+?))?(?: \(undecided .+\)|, undecided)?$");
        return !said.Success || said.Groups["over"].Success != (_link != Usual) ? [$"not understood: {title}"]
            :
            [
                .. Doubtful(said.Groups["fast"].Value, "fastest code", row => row.Code),
                .. Doubtful(said.Groups["safe"].Value, "fastest unharmed", row => row.Code),
                .. Doubtful(said.Groups["over"].Value, "fastest code", row => row.Over(SpeedOf(said.Groups["link"].Value))),
            ];

        IEnumerable<string> Doubtful(string names, string line, Func<Row, double> cost) =>
            from name in names.Split(" or ")
            where name.Length > 0 && !_rows.GroupBy(row => (row.Model, row.Scenario)).Any(data =>
                data.Where(row => IsMain(row.Serializer) && IsIn(line, row)).OrderBy(cost).ToArray() is [var first, ..] able
                && Array.Find(able, row => Short(row.Serializer) == name) is { } mine
                && (mine == first || cost(mine) <= Near * cost(first) || !IsTold(mine, first, cost)))
            select $"{title}: {name} leads nowhere";
    }

    // By its name, or by the part of it that people say.
    private static string? Named(IEnumerable<string> serializers, string name) =>
        serializers.FirstOrDefault(serializer => Short(serializer) == name)
        ?? serializers.FirstOrDefault(serializer => $".{Short(serializer)}.".Contains($".{name}.")
            || (name == "BinaryFormatter" && serializer.EndsWith(".Formatters", StringComparison.Ordinal)));

    private static Row? Named(IEnumerable<Row> rows, string name) =>
        Named(rows.Select(row => row.Serializer), name) is { } serializer ? rows.First(row => row.Serializer == serializer) : null;

    // "**A** costs least; equal within 10 %: B, C; ... . model / scenario, 1 write to 3 reads, a store of 100 MB/s:"
    // keepsOld: messages outlive a change of the type.
    public List<string> FaultsOfUse(string sentence, IReadOnlyList<string> table, bool keepsOld)
    {
        var faults = new List<string>();
        sentence = sentence.Replace(" \u2021", "");
        Match use = Regex.Match(
            sentence, @"\. (\S+) / (\S+), (\d+) writes? to (\d+) reads?, (?:a (store|link) of )?([\d.]+) (GB/s|MB/s|Gbit/s|Mbit/s):");
        Match said = Regex.Match(sentence,
            @"^\*\*(.+?)\*\*( costs least|: undecided)(?:; equal within 10 %: ([^;]+?))?(?:; up to 10 % slower: ([^;]+?))?\. ");
        if (!use.Success || !said.Success)
        {
            return [$"not understood: {sentence}"];
        }

        (double writes, double reads) = (Number(use.Groups[3].Value), Number(use.Groups[4].Value));
        double speed = Number(use.Groups[6].Value) * UnitOf(use.Groups[7].Value);
        double crossings = reads + (use.Groups[5].Value == "link" ? 0 : writes);
        string[] named = [.. said.Groups[1].Value.Split(" or ").Where(name => !Regex.IsMatch(name, @"^\d+ others$"))];
        string[] equal = [.. Listed(said.Groups[3]), .. Listed(said.Groups[4])];
        string[] head = CellsOf(table[0]);
        int way = Array.FindIndex(head, name => name.StartsWith("stream", StringComparison.Ordinal)
            || name.StartsWith("pipe", StringComparison.Ordinal));
        double scale = Regex.Match(head[^(head[^1].StartsWith("hostile", StringComparison.Ordinal) ? 3 : 2)], "(ns|us|ms)$").Value switch
        {
            "ns" => 1,
            "us" => 1000,
            _ => 1e6,
        };
        int place = Array.FindIndex(head, name => name.StartsWith("cost", StringComparison.Ordinal));
        double CostOf(string name)
        {
            Row row = Find((use.Groups[1].Value, use.Groups[2].Value), name)!;
            double code = way >= 0 && row.Ways.GetValueOrDefault(head[way].Split(' ')[0]) is { Length: > 0 } served ? Middle(served)
                : Middle(row.Encode.Zip(row.Decode, (encode, decode) => (writes * encode) + (reads * decode)));
            return (code + (crossings * row.Bytes * 1000 / speed)) / scale;
        }

        foreach (string[] cells in table.Skip(2).Select(CellsOf))
        {
            string name = cells[0].Split(' ')[0];
            if (Number(cells[place]) / CostOf(name) is < 1 / Rounding or > Rounding)
            {
                faults.Add($"{use.Value} {name} costs {CostOf(name):0.##} and not {cells[place]}");
            }
        }

        if (named.Any(name => CostOf(name) < CostOf(named[0]) / Rounding))
        {
            faults.Add($"{use.Value}: {named[0]} does not lead");
        }

        faults.AddRange(equal.Where(name => CostOf(name) > Near * Rounding * CostOf(named[0]))
            .Select(name => $"{use.Value}: {name} is not equal"));
        IEnumerable<string> rigid = _run.GetProperty("cells").EnumerateArray()
            .Where(cell => cell.TryGetProperty("rigid", out JsonElement types) && types.ValueKind == JsonValueKind.String)
            .Select(Key).Where(cell => (cell.Model, cell.Scenario) == (use.Groups[1].Value, use.Groups[2].Value))
            .Select(cell => cell.Serializer);
        faults.AddRange(named.Concat(equal).Where(name => keepsOld && rigid.Contains($"peer/{name}"))
            .Select(name => $"{use.Value}: {name} misreads structs of another version"));
        faults.AddRange(named.Concat(equal).Where(name => keepsOld && Survives($"peer/{name}") == false)
            .Select(name => $"{use.Value}: {name} misread or refused a message after a member was added"));
        return faults;
    }

    // "car: the answer holds in all 3 runs: MemoryPack costs least, or is proven equal (2.0.0 in run 2)."
    public static List<string> FaultsOfRuns(string sentence, IReadOnlyList<AnswerOracle> runs)
    {
        if (Regex.IsMatch(sentence, @"^- (Run \d+: .+\.$|.+: (fewer than two runs have an answer|not in run 1))"))
        {
            return [];
        }

        Match holds = Regex.Match(
            sentence,
            @"^(?:- )?(\S+(?: \(\w+\))?): the answer holds in (all \d+ runs|both runs|runs [\d, ]+): (\S+?) costs least"
                + "(, or is proven equal)?");
        Match differs = Regex.Match(
            sentence, @"^- (\S+(?: \(\w+\))?): (the answer changes|whether the answer holds cannot be told): (.+)\.$");
        if (!holds.Success && !differs.Success)
        {
            return [$"not understood: {sentence}"];
        }

        var data = runs[0].DataOf((holds.Success ? holds : differs).Groups[1].Value);
        IEnumerable<int> numbers = holds.Groups[2].Value.StartsWith("runs ", StringComparison.Ordinal)
            ? Regex.Matches(holds.Groups[2].Value, "\\d+").Select(number => int.Parse(number.Value) - 1)
            : Enumerable.Range(0, runs.Count);

        // Who is said to lead in a run has no other before it.
        (int Run, string Name, double Most)[] leaders = holds.Success
            ? [.. numbers.Select(run => (run, holds.Groups[3].Value, holds.Groups[4].Success ? Near : 1))]
            : [.. from said in differs.Groups[3].Value.Split("; ")
                  from number in Regex.Match(said, @" in run ([\d, ]+)$").Groups[1].Value.Split(", ")
                  select (int.Parse(number) - 1, said.Split(" in run ")[0].Split(" or ")[0], 1.0)];
        List<string> faults =
        [
            .. from said in leaders
               let rows = runs[said.Run].Competing(data, 125)
               let mine = rows.FirstOrDefault(row => Short(row.Serializer) == said.Name)
               where mine is null || mine.Over(125) / rows[0].Over(125) > said.Most
               select $"{sentence} In run {said.Run + 1}, {rows[0].Serializer} costs less.",
        ];
        if (differs.Groups[2].Value == "the answer changes"
            && leaders.Select(said => said.Name).Distinct().Count() == 1)
        {
            faults.Add($"{sentence} The same library leads each time.");
        }

        return faults;
    }

    private static bool IsMain(string serializer) =>
        serializer.StartsWith("peer/", StringComparison.Ordinal) && !serializer.Contains(':') && !serializer.Contains('+')
        && !serializer.Contains("BinaryWriter");

    // Not by a single launch that something may have doubled, and not by launches that mix.
    private static bool IsTold(Row row, Row leader, Func<Row, double> cost)
    {
        double[] mine = Launches(row);
        double[] best = Launches(leader);
        double fixedPart = cost(leader) - leader.Code;
        double rest = cost(row) - row.Code;
        return Math.Min(mine.Length, best.Length) == 1
            ? mine.Min() / 2 + rest >= (best.Max() + fixedPart) / Rounding
            : mine.Average() + rest > best.Average() + fixedPart && mine.Max() + rest > best.Min() + fixedPart;
    }

    private static double[] Launches(Row row) => [.. row.Encode.Zip(row.Decode, (encode, decode) => encode + decode)];

    // Negative if nobody attacked it.
    private long Harm(Row row) => Members("attack", "scores").Where(score =>
            score.GetProperty("serializer").GetString() == row.Serializer && score.GetProperty("model").GetString() == row.Model)
        .Select(BadOf).FirstOrDefault(-1);

    private static long BadOf(JsonElement score) =>
        new[] { "wrongExceptions", "crashes", "hangs", "notIdempotent", "overAllocations" }.Sum(name => score.GetProperty(name).GetInt64());

    // Whether old and new versions read each other's messages after a member was added; null if nobody tried.
    private bool? Survives(string serializer)
    {
        JsonElement[] tried = [.. ChangesOf(serializer).Where(cell => cell.GetProperty("change").GetString() != "remove")];
        return tried.Length == 0 ? null : tried.All(cell =>
            cell.GetProperty("backward").GetString() == "right" && cell.GetProperty("forward").GetString() == "right");
    }

    // A member added or removed.
    private IEnumerable<JsonElement> ChangesOf(string serializer) =>
        RootChanges(serializer).Where(cell => cell.GetProperty("change").GetString() is "add-end" or "add-middle" or "remove");

    private IEnumerable<JsonElement> RootChanges(string serializer) => Members("evolution", "rows")
        .Where(row => row.GetProperty("serializer").GetString() == serializer).Take(1)
        .SelectMany(row => row.GetProperty("cells").EnumerateArray())
        .Where(cell => cell.GetProperty("place").GetString() == "root");

    private static (string Serializer, string Model, string Scenario) Key(JsonElement row) =>
        (row.GetProperty("serializer").GetString()!, row.GetProperty("model").GetString()!, row.GetProperty("scenario").GetString()!);

    public static string[] CellsOf(string line) =>
        [.. line.Trim().Trim('|').Split('|').Select(cell => Regex.Replace(cell.Trim(), " [\u2020\u2021]", ""))];

    private static double Number(string text) => double.Parse(text.Replace(",", ""), CultureInfo.InvariantCulture);

    private static string Short(string serializer) => serializer.Replace("peer/", "");

    private static double Middle(IEnumerable<double> times)
    {
        double[] all = [.. times];
        return all.First(time => all.Count(other => other <= time) * 2 >= all.Length && all.Count(other => other < time) * 2 < all.Length);
    }

    private static double Median(IEnumerable<double> samples)
    {
        double[] sorted = [.. samples.Order()];
        return (sorted[(sorted.Length - 1) / 2] + sorted[sorted.Length / 2]) / 2;
    }

    private sealed record Row(string Serializer, string Model, string Scenario, double[] Encode, double[] Decode, double Bytes,
        Dictionary<string, double[]> Ways)
    {
        public double Code => Middle(Encode.Zip(Decode, (encode, decode) => encode + decode));

        public double Over(double speed) => Code + (Bytes * 1000 / speed);
    }
}
