using System.Text;

namespace SerBench.Benchmarks.Pages.Charts;

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
