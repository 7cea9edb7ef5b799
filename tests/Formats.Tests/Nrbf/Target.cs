namespace SerBench.Formats.Tests.Nrbf;

// The attacked type, with one member for each kind of reference.
[Serializable]
public sealed class Target
{
    public string? Text { get; set; }

    public Target? Next { get; set; }

    public int[]? Numbers { get; set; }

    public string?[]? Names { get; set; }

    public List<string?>? List { get; set; }

    public Dictionary<string, int>? Map { get; set; }

    public int? Maybe { get; set; }
}
