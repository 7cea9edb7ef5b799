namespace SerBench.Engine.Cells;

public sealed record Cell(ISerializer Serializer, IModel Model, Scenario Scenario)
{
    public CellId Id => new(Serializer.Id, Model.Id, Scenario.Name);
}

internal sealed class CellBinding(ISerializer serializer) : IModelVisitor<bool>
{
    public bool Visit<T>(IModel<T> model) => serializer.Bind(model).Codec is { Shape: not CodecShape.SizeOnly };
}

// An empty list admits all cells.
public sealed record CellFilter
{
    public IReadOnlyList<string> Serializers { get; init; } = [];

    public IReadOnlyList<string> Formats { get; init; } = [];

    public IReadOnlyList<string> Accesses { get; init; } = [];

    public IReadOnlyList<string> Models { get; init; } = [];

    public IReadOnlyList<string> Scenarios { get; init; } = [];

    public bool IsEmpty => Serializers.Count + Formats.Count + Accesses.Count + Models.Count + Scenarios.Count == 0;
}

public sealed record CheckedCell(Cell Cell, CellRecord Record)
{
    public CellRecord? Verified => Record.Status == CellStatus.Verified ? Record : null;

    public static CheckedCell Of(Cell cell) => new(cell, Verification.Check(cell));
}
