namespace SerBench.Model;

public sealed class ComplexModel : NumberedModel<ComplexObject>
{
    public override string Id => "complex";

    public override string Description => "an object with a nested object and a map of two entries (TypedSerializer)";

    public override bool AreEqual(ComplexObject? left, ComplexObject? right)
    {
        if (left is null || right is null)
        {
            return left is null && right is null;
        }

        return left.Id == right.Id
            && left.Name == right.Name
            && left.Active == right.Active
            && ComplexParts.AreEqual(left.Nested, right.Nested)
            && Leaf.Same(left.Data, right.Data);
    }

    public override ulong Touch(ComplexObject value)
    {
        var sum = new TouchSum();
        sum.Add(value.Id);
        sum.Add(value.Name);
        sum.Add(value.Active);
        ComplexParts.Touch(ref sum, value.Nested);
        ComplexParts.Touch(ref sum, value.Data);
        return sum.Value;
    }

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
