namespace SerBench.Migration.Inventory;

internal sealed class RootFacts(OldName type)
{
    public OldName Type => type;

    public int Files { get; private set; } = 1;

    public long Bytes { get; set; }

    public double MeanBytes => (double)Bytes / Files;

    public void Add(RootFacts other)
    {
        Files += other.Files;
        Bytes += other.Bytes;
    }
}
