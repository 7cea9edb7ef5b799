namespace SerBench.Engine.Base.Pages.Charts;

public interface IChart
{
    // For readers who cannot see the picture.
    string Description { get; }
}

// A chart that Markdown shows from a file beside it.
internal interface IFileChart : IChart
{
    string FileName { get; }

    Svg Draw();
}

// Names in a record are untrusted, so all but ASCII letters and digits become hyphens.
internal static class ChartName
{
    public static string Of(params IEnumerable<string> parts) =>
        string.Concat(string.Join('-', parts).Select(letter => char.IsAsciiLetterOrDigit(letter) ? letter : '-')) + ".svg";
}
