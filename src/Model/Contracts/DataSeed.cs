namespace SerBench.Model;

public readonly record struct DataSeed(ulong State, ulong Stream)
{
    public static DataSeed Published { get; } = new(3141592653, 5897932384);
}
