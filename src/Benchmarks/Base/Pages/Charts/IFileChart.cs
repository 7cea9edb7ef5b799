namespace SerBench.Benchmarks.Base.Pages.Charts;

/// <summary>A picture that says more than the table beside it. The Markdown report shows it, too, from a separate file.</summary>
public interface IFileChart : IChart
{
    string FileName { get; }

    string DrawFile();
}
