namespace SerBench.Benchmarks.Features.Scaling;

internal sealed class ScaledModel<T>(string id, ScaledModel<T>.Maker make) : ModelBase<T>
{
    // So few instances stay in the processor's caches, because cache misses should not affect the times.
    private const int Instances = 64;

    public delegate T Maker(ref SplitMix64 random, int instance);

    public override string Id => id;

    public override string Description => $"{typeof(T).Name}, a type that grows";

    public override IReadOnlyList<Scenario> Scenarios { get; } = [new("scaled", "of one size, varied", Instances)];

    protected override void Fill(Scenario scenario, ulong seed, Span<T> values)
    {
        var random = new SplitMix64(seed);
        for (int i = 0; i < values.Length; i++)
        {
            values[i] = make(ref random, i);
        }
    }
}

internal sealed record ScalingAxis(string Name, string Description, IReadOnlyList<(int Size, IModel Model)> Points)
{
    public static IReadOnlyList<ScalingAxis> All { get; } =
    [
        new("field", "an object of 4, 8, 16, 32 and 64 fields: as many int as long, double and text of 8 letters",
        [
            (4, Fields<Fields4>()), (8, Fields<Fields8>()), (16, Fields<Fields16>()), (32, Fields<Fields32>()), (64, Fields<Fields64>()),
        ]),
        new("nullable field", "an object of 1, 2, 4, 8, 16 and 32 fields of type int?, every other one null",
        [
            (1, Fields<Nullables1>()), (2, Fields<Nullables2>()), (4, Fields<Nullables4>()), (8, Fields<Nullables8>()),
            (16, Fields<Nullables16>()), (32, Fields<Nullables32>()),
        ]),
        new(
            "array element",
            "an int[] of 0, 250, 500, 750 and 1,000 numbers below 100,000",
            [.. new[] { 0, 250, 500, 750, 1000 }.Select(Array)]),
        new("nesting level", "1, 2, 4, 8 and 16 objects, each with an int and the next one", [.. new[] { 1, 2, 4, 8, 16 }.Select(Chain)]),
    ];

    private static ScaledModel<T> Fields<T>()
        where T : new() => new(typeof(T).Name, ScaledValues.Filled<T>);

    private static (int, IModel) Array(int count) =>
        (count, new ScaledModel<Items>(
            $"Items{count}",
            (ref SplitMix64 random, int _) => new Items { Numbers = ScaledValues.Numbers(count, ref random) }));

    private static (int, IModel) Chain(int levels) =>
        (levels, new ScaledModel<Nest>($"Nest{levels}", (ref SplitMix64 random, int _) => ScaledValues.Nested(levels, ref random)));
}
