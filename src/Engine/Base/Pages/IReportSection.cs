namespace SerBench.Engine.Base.Pages;

public interface IReportSection
{
    Section? Write(RunRecord record, Figures figures);
}
