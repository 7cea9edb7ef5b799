namespace SerBench.Engine.Base.Records;

// The known results of libraries that a run lacks. A test writes the file.
public static class KnownElsewhere
{
    public const string Mark = "not in this run";

    internal const string Resource = "known-elsewhere.csv";

    private static readonly string[] Lines = EmbeddedText.ReadLines(typeof(KnownElsewhere), Resource);

    public static string Origin { get; } = Lines[0];

    public static IReadOnlyList<KnownCell> All { get; } = [.. Lines.Skip(1).Select(Parse)];

    public static IReadOnlyList<KnownCell> Of(IReadOnlyList<AbsentPeer> absent, IEnumerable<CellRecord> cells)
    {
        HashSet<string> wanted = [.. absent.Select(IdOf)];
        HashSet<(string, string)> data =
            [.. cells.Where(cell => SerializerName.Parse(cell.Serializer).Format == "peer").Select(cell => (cell.Model, cell.Scenario))];
        return [.. All.Where(cell => wanted.Contains(cell.Serializer) && data.Contains((cell.Model, cell.Scenario)))];
    }

    public static string IdOf(AbsentPeer peer) => new PeerId(peer.Id);

    public static string Write(string origin, IEnumerable<KnownCell> cells) =>
        string.Concat(cells
            .Select(cell => $"{cell.Serializer},{cell.Model},{cell.Scenario},{cell.Bytes},{cell.Encode:0.00},{cell.Decode:0.00}\n")
            .Prepend(origin + "\n"));

    private static KnownCell Parse(string line)
    {
        string[] parts = line.Split(',');
        return new KnownCell(
            parts[0], parts[1], parts[2], parts[3].Length == 0 ? null : int.Parse(parts[3]), Ratio(parts[4]), Ratio(parts[5]));
    }

    private static double? Ratio(string text) => text.Length == 0 ? null : double.Parse(text);
}
