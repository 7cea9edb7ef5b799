using SerBench.Benchmarks.Records;

namespace SerBench.Benchmarks.Pages;

/// <summary>Writes a section from the record of a run and from nothing else.</summary>
public interface IReportSection
{
    /// <summary>The section; null where the record has nothing for it.</summary>
    Section? Write(RunRecord record, Figures figures);
}
