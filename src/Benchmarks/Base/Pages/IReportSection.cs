namespace SerBench.Benchmarks.Base.Pages;

/// <summary>Writes a section from the record of a run alone.</summary>
public interface IReportSection
{
    /// <summary>The section; null if the record has no data for it.</summary>
    Section? Write(RunRecord record, Figures figures);
}
