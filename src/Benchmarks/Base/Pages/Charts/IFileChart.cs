namespace SerBench.Benchmarks.Base.Pages.Charts;

/// <summary>A picture that says more than the table beside it. Markdown shows it as well, from a separate file.</summary>
public interface IFileChart : IChart
{
    string FileName { get; }

    string DrawFile();
}
