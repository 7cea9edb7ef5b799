namespace SerBench.Engine.Measure;

// One process times these rows of one serializer in turn.
public sealed class TimedLaunch(params IReadOnlyList<TimedRow> rows)
{
    private const char Separator = '|';
    private const char Plus = '+';
    private const int PartCount = 9;

    public IReadOnlyList<TimedRow> Rows { get; } = rows;

    public TimedRow First => Rows[0];

    public int MaxDepth { get; private init; } = Limits.MaxDepth;

    // BenchmarkDotNet's program does not load these assemblies with serializers by itself.
    public IReadOnlyList<string> Assemblies { get; private init; } = [];

    public static IReadOnlyList<TimedLaunch> Of(IReadOnlyList<TimedRow> rows)
    {
        var launches = new List<List<TimedRow>>();
        foreach (TimedRow row in rows)
        {
            if (launches is [.., var last] && last[0].Cell == row.Cell && last.All(other => other.Operation != row.Operation))
            {
                last.Add(row);
            }
            else
            {
                launches.Add([row]);
            }
        }

        return [.. launches.Select(launch => new TimedLaunch(launch))];
    }

    public string ToText() => string.Join(
        Separator,
        First.Cell.Serializer,
        First.Cell.Model,
        First.Cell.Scenario,
        string.Join(Plus, Rows.Select(row => row.Operation)),
        First.Batch,
        MaxDepth,
        First.PayloadHash,
        Uri.EscapeDataString(First.Outside ?? ""),
        string.Join(Plus, Catalog.OwnAssemblies.Select(assembly => assembly.GetName().Name)));

    // The process that gets this text does not check the hash of the messages.
    public static string TextOf(CellId cell, string? outside = null) =>
        new TimedLaunch(new TimedRow(cell, default, 1, "", outside)).ToText();

    public static TimedLaunch Parse(string text)
    {
        string[] parts = text.Split(Separator);
        if (parts.Length != PartCount)
        {
            throw new FormatException($"'{text}' is not the text of a launch.");
        }

        return new TimedLaunch([.. parts[3].Split(Plus).Select(operation => new TimedRow(
            new CellId(parts[0], parts[1], parts[2]),
            Enum.Parse<Operation>(operation),
            int.Parse(parts[4]),
            parts[6],
            parts[7].Length == 0 ? null : Uri.UnescapeDataString(parts[7])))])
        {
            MaxDepth = int.Parse(parts[5]),
            Assemblies = parts[8].Split(Plus),
        };
    }
}
