namespace SerBench.Benchmarks.Base.Pages.Charts;

public interface IChart
{
    /// <summary>The picture in words, for readers who cannot see it.</summary>
    string Description { get; }
}

/// <summary>Makes file names from names in a record. These are untrusted, so all but ASCII letters and digits become hyphens.</summary>
internal static class ChartName
{
    public static string Of(params IEnumerable<string> parts) =>
        string.Concat(string.Join('-', parts).Select(letter => char.IsAsciiLetterOrDigit(letter) ? letter : '-')) + ".svg";
}
