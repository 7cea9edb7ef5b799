namespace SerBench.Benchmarks.Tests.Engine.Outside.OwnTypes;

// A type with a member of every kind that own types have.
public sealed class Everything
{
    public double Number { get; set; }
    public decimal Money { get; set; }
    public DateTime Time { get; set; }
    public DateTimeOffset Zoned { get; set; }
    public string Name { get; set; } = "";
    public string? Note { get; set; }
    public int? Count { get; set; }
    public DayOfWeek Day { get; set; }
    public Guid Id { get; set; }
    public int[] Numbers { get; set; } = [];
    public List<string> Words { get; set; } = [];
    public HashSet<int> Set { get; set; } = [];
    public Dictionary<string, Everything?> Map { get; set; } = [];
    public int[,] Grid { get; set; } = new int[0, 0];
    public Everything? Inner { get; set; }
}
