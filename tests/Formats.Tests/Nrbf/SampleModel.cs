namespace SerBench.Formats.Tests.Nrbf;

// A model of one value, for the attacks that all formats share.
internal sealed class SampleModel<T>(Func<T> make) : ModelBase<T>
{
    public override string Id => typeof(T).Name;

    public override string Description => "a sample of a type";

    public override IReadOnlyList<Scenario> Scenarios { get; } = [new("sample", "the value")];

    public override bool AreEqual(T? left, T? right) => DeepEqual.Compare(left, right, typeof(T)) is null;

    public override ulong Touch(T value) => 0;

    protected override void Fill(Scenario scenario, ulong seed, Span<T> values)
    {
        foreach (ref T value in values)
        {
            value = make();
        }
    }
}
