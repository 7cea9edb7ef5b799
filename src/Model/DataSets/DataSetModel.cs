using System.Globalization;

namespace SerBench.Model.DataSets;

public abstract class DataSetModel<T> : ModelBase<T>, IDataSet
{
    private const string PublishedName = "published";
    private const string SeedName = "seed";
    private const string EachName = "each";

    public abstract int PublishedCount { get; }

    public int LargestCount => MaxCountFactor * PublishedCount;

    public override IReadOnlyList<Scenario> Scenarios =>
        field ??= [new(PublishedName, Describe(DataSeed.Published, PublishedCount), IsPublished: true)];

    // Larger data would need gigabytes.
    protected virtual int MaxCountFactor => 20;

    protected abstract string Entities { get; }

    public override Scenario? FindScenario(string name) =>
        base.FindScenario(name)
        ?? (ParseEach(name) is { } messages
            ? new Scenario(name, $"{messages} messages of one entity each ({Entities}), the published seed", messages)
            : null)
        ?? (Parse(name) is var (seed, count) ? new Scenario(name, Describe(seed, count)) : null);

    public Scenario ScenarioOf(DataSeed seed, int count)
    {
        ArgumentOutOfRangeException.ThrowIfNegative(count);
        ArgumentOutOfRangeException.ThrowIfGreaterThan(count, LargestCount);
        return seed != DataSeed.Published ? FindScenario($"{SeedName}-{seed.State}-{seed.Stream}-{count}")!
            : count != PublishedCount ? FindScenario($"{PublishedName}-{count}")!
            : Scenarios[0];
    }

    protected override void Fill(Scenario scenario, ulong seed, Span<T> values)
    {
        if (ParseEach(scenario.Name) is not null)
        {
            var random = new Pcg(DataSeed.Published);
            foreach (ref T value in values)
            {
                value = Draw(random, 1);
            }

            return;
        }

        (DataSeed start, int count) = scenario.Name == PublishedName
            ? (DataSeed.Published, PublishedCount)
            : Parse(scenario.Name) ?? throw Unknown(scenario);
        foreach (ref T value in values)
        {
            value = Draw(new Pcg(start), count);
        }
    }

    internal abstract T Draw(Pcg random, int count);

    private string Describe(DataSeed seed, int count) =>
        $"{count:N0} {Entities}, {(seed == DataSeed.Published ? "the published seed" : $"seed {seed.State}:{seed.Stream}")}";

    private (DataSeed Seed, int Count)? Parse(string name) => name.Split('-') switch
    {
        _ when LargestCount == 0 => null,
        [PublishedName, var count] when IsNumber(count, LargestCount) => (DataSeed.Published, int.Parse(count)),
        [SeedName, var state, var stream, var count]
            when IsNumber(state, ulong.MaxValue) && IsNumber(stream, ulong.MaxValue) && IsNumber(count, LargestCount) =>
            (new DataSeed(ulong.Parse(state), ulong.Parse(stream)), int.Parse(count)),
        _ => null,
    };

    private int? ParseEach(string name) =>
        name.Split('-') is [EachName, var count] && IsNumber(count, LargestCount) && count != "0" ? int.Parse(count) : null;

    // Leading zeros would give a scenario several names.
    private static bool IsNumber(string text, decimal largest) =>
        ulong.TryParse(text, NumberStyles.None, null, out ulong number) && number <= largest && text == number.ToString();
}
