namespace SerBench.Engine.Base.Records;

public sealed record SizeRange(int Min, int Max, double Mean)
{
    public int Typical => (int)Math.Round(Mean, MidpointRounding.AwayFromZero);

    public static SizeRange Of(IReadOnlyList<byte[]> messages) => Of([.. messages.Select(message => message.Length)]);

    public static SizeRange Of(IReadOnlyList<int> sizes) => new(sizes.Min(), sizes.Max(), sizes.Average());
}
