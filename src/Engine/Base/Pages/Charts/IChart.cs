namespace SerBench.Engine.Base.Pages.Charts;

public interface IChart
{
    string Description { get; }
}

internal interface IFileChart : IChart
{
    string FileName { get; }

    Svg Draw();
}

// Names in a record are untrusted, so most characters become hyphens.
internal static class ChartName
{
    public static string Of(params IEnumerable<string> parts) =>
        string.Concat(string.Join('-', parts).Select(letter => char.IsAsciiLetterOrDigit(letter) ? letter : '-')) + ".svg";
}
