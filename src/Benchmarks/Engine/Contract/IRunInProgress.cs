namespace SerBench.Benchmarks.Engine.Contract;

/// <summary>A run after its rows were measured, as its parts see it.</summary>
internal interface IRunInProgress
{
    ProgramContext Context { get; }

    CellFilter Filter { get; }

    RunRecord Record { get; }

    void Save(RunRecord record);

    IReadOnlyList<TimedRow> Find(IEnumerable<RowRecord> rows);
}
