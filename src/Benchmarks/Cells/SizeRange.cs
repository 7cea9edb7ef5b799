namespace SerBench.Benchmarks.Cells;

/// <summary>The sizes in bytes of a scenario's messages: one number for constant data.</summary>
public sealed record SizeRange(int Min, int Max, double Mean)
{
    /// <summary>The mean to the nearest byte: the figure of tables.</summary>
    public int Typical => (int)Math.Round(Mean, MidpointRounding.AwayFromZero);

    public static SizeRange Of(IReadOnlyList<byte[]> messages) => new(
        messages.Min(message => message.Length),
        messages.Max(message => message.Length),
        messages.Average(message => message.Length));
}
