using SerBench.Model;

namespace SerBench.Extending;

/// <summary>A model is a class like this one: an id, scenarios and values.</summary>
public sealed class PointModel : ModelBase<Point>
{
    public override string Id => "point";

    public override string Description => "a point in the plane";

    public override IReadOnlyList<Scenario> Scenarios { get; } =
        [new("origin", "both coordinates 0"), new("varied", "anywhere", Scenario.VariedInstances)];

    protected override void Fill(Scenario scenario, ulong seed, Span<Point> values)
    {
        var random = new SplitMix64(seed);
        foreach (ref Point point in values)
        {
            point = scenario.Name switch
            {
                "origin" => new Point { Label = "origin" },
                "varied" => new Point { X = random.NextInt32(), Y = random.NextInt32(), Label = $"#{random.Next(1000)}" },
                _ => throw Unknown(scenario),
            };
        }
    }
}
