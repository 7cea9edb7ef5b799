namespace SerBench.Published.TypedLadder;

internal sealed class LadderPublication() : Publication(
    "TypedSerializer Extreme Performance Benchmark", "raider001, 2026, https://github.com/raider001/SimplyABinarySerializer")
{
    private static readonly Operation[] ThereAndBack =
        [Operation.Encode, Operation.Decode, Operation.RoundTrip];

    public static LadderPublication Instance { get; } = new();

    public override IReadOnlyDictionary<string, string> Names { get; } =
        LadderPlan.Rungs.ToDictionary(rung => rung.Serializers[0], rung => rung.Name);

    public override Profile Profile { get; } = Profile.Full with { Name = "ladder", MaxRows = 400, Rounds = 1, FirstCallProcesses = 0 };

    public override IReadOnlyList<Claim> Claims { get; } = LadderClaims.Find();

    public override bool Times(CellId cell) => Demands(cell) || cell.Model == LadderPlan.Models[0];

    public override bool Demands(CellId cell) => LadderPlan.Models.Contains(cell.Model) && Names.ContainsKey(cell.Serializer);

    public override IReadOnlyList<Operation>? OperationsOf(CellId cell, bool isMode) => Demands(cell) ? ThereAndBack : null;
}
