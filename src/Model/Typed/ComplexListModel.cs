namespace SerBench.Model;

public sealed class ComplexListModel : NumberedModel<ComplexList>
{
    private const int MostTags = 5;

    // 2,048 messages fit into the measured 4 MiB. The published sizes belong to the model without Tags.
    public ComplexListModel()
        : base(isPublished: false, instances: 2048)
    {
    }

    public override string Id => "complex-list";

    public override string Description => "complex plus a list of five strings, as the published text (not its source) has it";

    public override bool AreEqual(ComplexList? left, ComplexList? right)
    {
        if (left is null || right is null)
        {
            return left is null && right is null;
        }

        return left.Id == right.Id
            && left.Name == right.Name
            && left.Active == right.Active
            && ComplexParts.AreEqual(left.Nested, right.Nested)
            && Leaf.Same(left.Data, right.Data)
            && Leaf.Same(left.Tags, right.Tags, string.Equals);
    }

    public override ulong Touch(ComplexList value)
    {
        var sum = new TouchSum();
        sum.Add(value.Id);
        sum.Add(value.Name);
        sum.Add(value.Active);
        ComplexParts.Touch(ref sum, value.Nested);
        ComplexParts.Touch(ref sum, value.Data);
        sum.Add(value.Tags?.Count ?? -1);
        foreach (string tag in value.Tags ?? [])
        {
            sum.Add(tag);
        }

        return sum.Value;
    }

    protected override ComplexList Make(int s) => new()
    {
        Id = 42 + s,
        Name = $"Complex{s}",
        Active = s % 2 == 0,
        Nested = ComplexParts.MakeNested(s),
        Data = ComplexParts.MakeData(s),
        Tags = ["alpha", "beta", "gamma", "delta", "epsilon"],
    };

    protected override ComplexList MakeEmpty() => new() { Name = "", Data = [], Tags = [] };

    protected override ComplexList Draw(ref SplitMix64 random, TextKind text) => new()
    {
        Id = random.NextNatural(),
        Name = text.Draw(ref random),
        Active = random.NextBoolean(),
        Nested = ComplexParts.DrawNested(ref random, text),
        Data = ComplexParts.DrawData(ref random, text),
        Tags = [.. DrawTags(ref random, text)],
    };

    private static string[] DrawTags(ref SplitMix64 random, TextKind text)
    {
        string[] tags = new string[random.Next(MostTags + 1)];
        foreach (ref string tag in tags.AsSpan())
        {
            tag = text.Draw(ref random);
        }

        return tags;
    }
}
