namespace SerBench.Formats.Tests.Nrbf;

/// <summary>What is attacked: one member for each way of referring to something.</summary>
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
