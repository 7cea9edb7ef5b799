namespace SerBench.Model.Tests;

// A model outside the product: it shows how little a model needs.
public sealed class OneByteModel : ModelBase<byte>
{
    public override string Id => "one-byte";

    public override string Description => "a byte";

    public override IReadOnlyList<Scenario> Scenarios { get; } = [new("zero", "0")];

    protected override void Fill(Scenario scenario, ulong seed, Span<byte> values) => values.Clear();
}
