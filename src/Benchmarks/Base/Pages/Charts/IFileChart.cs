namespace SerBench.Benchmarks.Base.Pages.Charts;

// A picture that says more than the table beside it, so Markdown shows it too, from a file.
public interface IFileChart : IChart
{
    string FileName { get; }

    string DrawFile();
}
