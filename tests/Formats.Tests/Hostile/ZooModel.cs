using FsCheck;
using FsCheck.Fluent;
using SerBench.Formats.Tests.Zoo;
using SerBench.Model;

namespace SerBench.Formats.Tests.Hostile;

// A type of the zoo with generated values, which are always the same.
// foldsNull: whether null and empty count as the same.
internal sealed class ZooModel<T>(bool foldsNull) : ModelBase<T>
{
    private const int Values = 16;
    private const int Size = 10;

    public override string Id => typeof(T).ToString();

    public override string Description => "a type of the tests";

    public override IReadOnlyList<Scenario> Scenarios { get; } = [new("generated", "by the shape of the type", Values)];

    public override bool AreEqual(T? left, T? right) => DeepEqual.Compare(left, right, typeof(T), foldsNull) is null;

    public override ulong Touch(T value) => 0;

    protected override void Fill(Scenario scenario, ulong seed, Span<T> values)
    {
        object[] generated = Gen.Sample(ZooValues.Roots(typeof(T)), values.Length, new Rnd(seed, 77), Size);
        for (int i = 0; i < values.Length; i++)
        {
            values[i] = (T)generated[i];
        }
    }
}
