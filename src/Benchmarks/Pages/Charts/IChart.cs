using System.Text;

namespace SerBench.Benchmarks.Pages.Charts;

/// <summary>A picture of figures.</summary>
public interface IChart
{
    /// <summary>As it stands in the HTML report.</summary>
    string DrawHtml();
}

/// <summary>A picture that says more than the table beside it: the Markdown report has it, too, in a file of its own.</summary>
public interface IFileChart : IChart
{
    /// <summary>What is seen, in words: for those who do not see it.</summary>
    string Description { get; }

    string FileName { get; }

    /// <summary>A whole SVG document that needs nothing around it.</summary>
    string DrawFile();
}

/// <summary>Names of files from names in a record, which may come from anywhere: nothing but letters, digits and hyphens is let through.</summary>
internal static class ChartName
{
    public static string Of(params IEnumerable<string> parts)
    {
        var name = new StringBuilder();
        foreach (char c in string.Join('-', parts))
        {
            name.Append(char.IsAsciiLetterOrDigit(c) ? c : '-');
        }

        return name.Append(".svg").ToString();
    }
}
