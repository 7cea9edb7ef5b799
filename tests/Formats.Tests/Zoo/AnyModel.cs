using SerBench.Model;

namespace SerBench.Formats.Tests.Zoo;

// A model of any type, for binding: it makes no values and compares by DeepEqual.
internal sealed class AnyModel<T> : ModelBase<T>
{
    public override string Id => typeof(T).Name;

    public override string Description => "a type of the tests";

    public override IReadOnlyList<Scenario> Scenarios => [];

    public override bool AreEqual(T? left, T? right) => DeepEqual.Compare(left, right, typeof(T)) is null;

    public override ulong Touch(T value) => 0;

    protected override void Fill(Scenario scenario, ulong seed, Span<T> values) => throw Unknown(scenario);
}
