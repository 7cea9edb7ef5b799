using SerBench.Benchmarks.Outside.OwnTypes;
using SerBench.Model;

namespace SerBench.Benchmarks.Scaling;

/// <summary>A type that grows as a model: one scenario of varied values; equality and checksum by the shape.</summary>
/// <param name="id">What failures call it.</param>
/// <param name="make">Makes a value, given the number of the instance.</param>
internal sealed class ScaledModel<T>(string id, ScaledModel<T>.Maker make) : ModelBase<T>
{
    // Few enough to stay in the caches, which are not what is measured here.
    private const int Instances = 64;

    public delegate T Maker(ref SplitMix64 random, int instance);

    public override string Id => id;

    public override string Description => $"{typeof(T).Name}, a type that grows";

    public override IReadOnlyList<Scenario> Scenarios { get; } = [new("scaled", "of one size, varied", Instances)];

    public override bool AreEqual(T? left, T? right) => DeepEquality.Find(left, right) is null;

    public override ulong Touch(T value) => DeepTouch.Of(value);

    protected override void Fill(Scenario scenario, ulong seed, Span<T> values)
    {
        var random = new SplitMix64(seed);
        for (int i = 0; i < values.Length; i++)
        {
            values[i] = make(ref random, i);
        }
    }
}
