namespace SerBench.Engine.Contract;

internal interface IRunInProgress
{
    ProgramContext Context { get; }

    CellFilter Filter { get; }

    RunRecord Record { get; }

    void Save(RunRecord record);

    IReadOnlyList<TimedRow> Find(IEnumerable<RowRecord> rows);
}
