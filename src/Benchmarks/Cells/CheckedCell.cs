using SerBench.Benchmarks.Records;

namespace SerBench.Benchmarks.Cells;

/// <summary>A cell with what its check found.</summary>
public sealed record CheckedCell(Cell Cell, Outcome Outcome)
{
    public Outcome.Verified? Verified => Outcome as Outcome.Verified;

    public static CheckedCell Of(Cell cell) => new(cell, Verification.Check(cell));

    public CellRecord ToRecord()
    {
        CellId id = Cell.Id;
        return Outcome switch
        {
            Outcome.Verified verified => new CellRecord(
                id.Serializer, id.Model, id.Scenario, CellStatus.Verified, null, verified.Shape, verified.Size, verified.PayloadHash)
            {
                Compressed = verified.Compressed,
            },
            Outcome.Dash dash => new CellRecord(id.Serializer, id.Model, id.Scenario, CellStatus.Dash, dash.Reason, null, null, null),
            Outcome.Failed failed => new CellRecord(id.Serializer, id.Model, id.Scenario, CellStatus.Failed, failed.What, null, null, null),
            _ => throw new InvalidOperationException($"{Outcome.GetType()} is no outcome."),
        };
    }
}
