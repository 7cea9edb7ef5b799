using SerBench.Benchmarks.Pages;
using SerBench.Benchmarks.Records;

namespace SerBench.Benchmarks.Reports.Sections;

/// <summary>The files that were measured, to the byte.</summary>
internal sealed class LibrariesSection : IReportSection
{
    public Section Write(RunRecord record, Figures figures) =>
        new("libraries", "Libraries", [new Block.Bullets([.. record.Libraries.Select(library => library.ToString())])]);
}
