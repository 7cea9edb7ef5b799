namespace SerBench.Model;

public sealed class CarModel : ModelBase<Car>
{
    private static readonly Scenario Serial = new("serial", "the values of the SBE example, of constant size", IsPublished: true);

    private static readonly Scenario Random = new(
        "random", "random data in all fields: any number, arrays of 0..8, strings of 0..24, no engine in 5 %", Scenario.VariedInstances, IsPublished: true);

    public override string Id => "car";

    public override string Description => "a message of numbers, enums, strings, one inner object and nested arrays (SBE and Xbuf2 car)";

    public override IReadOnlyList<Scenario> Scenarios { get; } = [Serial, Random, .. TextKind.ScenariosOf()];

    protected override void Fill(Scenario scenario, ulong seed, Span<Car> values)
    {
        var random = new SplitMix64(seed);
        foreach (ref Car value in values)
        {
            value = scenario.Name switch
            {
                "serial" => CarGenerator.MakeSerial(),
                "random" => CarGenerator.Draw(ref random),
                _ => CarGenerator.Draw(ref random, TextOf(scenario)),
            };
        }
    }
}
