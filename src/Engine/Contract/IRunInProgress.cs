namespace SerBench.Engine.Contract;

// A run after its rows were measured, as run parts see it.
internal interface IRunInProgress
{
    ProgramContext Context { get; }

    CellFilter Filter { get; }

    RunRecord Record { get; }

    void Save(RunRecord record);

    IReadOnlyList<TimedRow> Find(IEnumerable<RowRecord> rows);
}
