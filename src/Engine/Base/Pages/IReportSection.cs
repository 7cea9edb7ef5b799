namespace SerBench.Engine.Base.Pages;

// Writes a section from a run's record alone.
public interface IReportSection
{
    Section? Write(RunRecord record, Figures figures);
}
