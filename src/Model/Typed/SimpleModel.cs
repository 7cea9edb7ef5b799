namespace SerBench.Model;

public sealed class SimpleModel : NumberedModel<SimpleObject>
{
    public override string Id => "simple";

    public override string Description => "a flat object: a short string, a flag and five numbers (TypedSerializer)";

    public override bool AreEqual(SimpleObject? left, SimpleObject? right)
    {
        if (left is null || right is null)
        {
            return left is null && right is null;
        }

        return left.Id == right.Id
            && left.Name == right.Name
            && left.Active == right.Active
            && Leaf.Same(left.DoubleValue, right.DoubleValue)
            && Leaf.Same(left.FloatValue, right.FloatValue)
            && left.LongValue == right.LongValue
            && left.ShortValue == right.ShortValue;
    }

    public override ulong Touch(SimpleObject value)
    {
        var sum = new TouchSum();
        sum.Add(value.Id);
        sum.Add(value.Name);
        sum.Add(value.Active);
        sum.Add(value.DoubleValue);
        sum.Add(value.FloatValue);
        sum.Add(value.LongValue);
        sum.Add(value.ShortValue);
        return sum.Value;
    }

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
