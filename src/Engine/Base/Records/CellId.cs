namespace SerBench.Engine.Base.Records;

public readonly record struct CellId(string Serializer, string Model, string Scenario)
{
    public const ulong Seed = 1;

    public override string ToString() => $"{Serializer} {Model}/{Scenario}";
}
