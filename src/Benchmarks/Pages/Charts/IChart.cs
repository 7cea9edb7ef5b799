namespace SerBench.Benchmarks.Pages.Charts;

/// <summary>A picture of figures.</summary>
public interface IChart
{
    /// <summary>What is seen, in words: for those who do not see it.</summary>
    string Description { get; }

    /// <summary>The name of its file beside the Markdown report.</summary>
    string FileName { get; }

    /// <summary>A whole SVG document that needs nothing around it.</summary>
    string DrawFile();

    /// <summary>As it stands in the HTML report.</summary>
    string DrawHtml();
}
