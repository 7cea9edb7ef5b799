namespace SerBench.Model;

public sealed class DeepModel : NumberedModel<DeepObject>
{
    private const int PublishedDepth = 5;

    public override string Id => "deep";

    public override string Description => "a chain of five objects (TypedSerializer)";

    // A decoder may return a chain of any length, so this method does not recurse.
    public override bool AreEqual(DeepObject? left, DeepObject? right)
    {
        while (left is not null && right is not null)
        {
            if (left.Id != right.Id || left.Name != right.Name || !Leaf.Same(left.Value, right.Value))
            {
                return false;
            }

            left = left.Child;
            right = right.Child;
        }

        return left is null && right is null;
    }

    public override ulong Touch(DeepObject value)
    {
        var sum = new TouchSum();
        for (DeepObject? level = value; level is not null; level = level.Child)
        {
            sum.Add(level.Id);
            sum.Add(level.Name);
            sum.Add(level.Value);
            sum.Add(level.Child is not null);
        }

        return sum.Value;
    }

    protected override DeepObject Make(int s)
    {
        DeepObject? child = null;
        for (int depth = 1; depth <= PublishedDepth; depth++)
        {
            child = new DeepObject { Id = s + 10 * depth, Name = $"Level{depth}_{s}", Value = 1.5 * depth + s, Child = child };
        }

        return child!;
    }

    protected override DeepObject MakeEmpty() => new() { Name = "" };

    protected override DeepObject Draw(ref SplitMix64 random, TextKind text)
    {
        DeepObject? child = null;
        for (int depth = 1; depth <= PublishedDepth; depth++)
        {
            child = new DeepObject
            {
                Id = random.NextNatural(),
                Name = text.Draw(ref random),
                Value = random.NextDouble() * 1000,
                Child = child,
            };
        }

        return child!;
    }
}
