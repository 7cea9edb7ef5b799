namespace SerBench.Formats.Tests.Grid;

// A placeholder for a model in tests that only need a type.
internal sealed class TypeModel<T> : ModelBase<T>
{
    public override string Id => typeof(T).Name.ToLowerInvariant();

    public override string Description => "a type of a test";

    public override IReadOnlyList<Scenario> Scenarios => [];

    public override bool AreEqual(T? left, T? right) => Equals(left, right);

    public override ulong Touch(T value) => 0;

    protected override void Fill(Scenario scenario, ulong seed, Span<T> values) => throw Unknown(scenario);
}
