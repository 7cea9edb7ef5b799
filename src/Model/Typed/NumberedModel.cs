using System.Globalization;

namespace SerBench.Model;

// For the TypedSerializer project's models, which compute a value from a number s = 0, 1, 2, ...
public abstract class NumberedModel<T> : ModelBase<T>
    where T : class
{
    private static readonly Scenario Varied = new("varied", "s = 0..1,023 in turn", Scenario.VariedInstances);

    private static readonly Scenario Empty = new("empty", "zeros, empty strings and collections, no inner object");

    /// <param name="isPublished">true if the published sizes are those of s = 0 of this model.</param>
    protected NumberedModel(bool isPublished = true, int instances = TextKind.UsualInstances) =>
        Scenarios = [Numbered("s0") with { IsPublished = isPublished }, Varied, Empty, .. TextKind.ScenariosOf(instances)];

    public override IReadOnlyList<Scenario> Scenarios { get; }

    public override Scenario? FindScenario(string name) =>
        base.FindScenario(name) ?? (Parse(name) is null ? null : Numbered(name));

    // Values beyond the range of a field wrap around.
    protected abstract T Make(int s);

    protected abstract T MakeEmpty();

    protected abstract T Draw(ref SplitMix64 random, TextKind text);

    protected override void Fill(Scenario scenario, ulong seed, Span<T> values)
    {
        int? number = Parse(scenario.Name);
        var random = new SplitMix64(seed);
        for (int i = 0; i < values.Length; i++)
        {
            values[i] = scenario.Name switch
            {
                _ when number is { } s => Make(s),
                "varied" => Make(i % Scenario.VariedInstances),
                "empty" => MakeEmpty(),
                _ => Draw(ref random, TextOf(scenario)),
            };
        }
    }

    private static Scenario Numbered(string name) => new(name, $"the value of s = {name[1..]}");

    // Each number has one spelling: "s07" and "s+7" are no scenarios.
    private static int? Parse(string name) =>
        name.StartsWith('s') && int.TryParse(name.AsSpan(1), NumberStyles.None, null, out int s) && name == $"s{s}" ? s : null;
}
