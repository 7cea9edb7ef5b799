namespace SerBench.Model;

public sealed class ComplexModel : NumberedModel<ComplexObject>
{
    public override string Id => "complex";

    public override string Description => "an object with a nested object and a map of two entries (TypedSerializer)";

    protected override ComplexObject Make(int s) => new()
    {
        Id = 42 + s,
        Name = $"Complex{s}",
        Active = s % 2 == 0,
        Nested = ComplexParts.MakeNested(s),
        Data = ComplexParts.MakeData(s),
    };

    protected override ComplexObject MakeEmpty() => new() { Name = "", Data = [] };

    protected override ComplexObject Draw(ref SplitMix64 random, TextKind text) => new()
    {
        Id = random.NextNatural(),
        Name = text.Draw(ref random),
        Active = random.NextBoolean(),
        Nested = ComplexParts.DrawNested(ref random, text),
        Data = ComplexParts.DrawData(ref random, text),
    };
}
