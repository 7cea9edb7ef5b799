namespace SerBench.Model;

public sealed class SimpleModel : NumberedModel<SimpleObject>
{
    public override string Id => "simple";

    public override string Description => "a flat object: a short string, a flag and five numbers (TypedSerializer)";

    protected override SimpleObject Make(int s) => new()
    {
        Id = s,
        Name = $"Test{s}",
        Active = s % 2 == 0,
        DoubleValue = 3.14 + s,
        FloatValue = 2.71f + s,
        LongValue = 123456789L + s,
        ShortValue = (short)(42 + s % 100),
    };

    protected override SimpleObject MakeEmpty() => new() { Name = "" };

    protected override SimpleObject Draw(ref SplitMix64 random, TextKind text) => new()
    {
        Id = random.NextNatural(),
        Name = text.Draw(ref random),
        Active = random.NextBoolean(),
        DoubleValue = random.NextDouble() * 1000,
        FloatValue = (float)random.NextDouble() * 1000,
        LongValue = (long)random.NextNatural() * random.NextNatural(),
        ShortValue = (short)random.Next(1000),
    };
}
