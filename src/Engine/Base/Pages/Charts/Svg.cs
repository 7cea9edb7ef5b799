namespace SerBench.Engine.Base.Pages.Charts;

// Classes instead of colours let a drawing follow the viewer's light or dark scheme.
internal sealed class Svg(int width, int height, string description)
{
    private const string Style =
        "text{font:13px sans-serif;fill:#1d232b}.quiet{fill:#5b6673}.bar{fill:#3b6fb5}.best{fill:#0b7a4b}.ground{fill:#fff}"
        + "path{fill:none}.axis,.far{stroke:#aab2bd}.far{stroke-dasharray:4 3}.front{stroke:#0b7a4b;stroke-width:1.5}"
        + "circle{stroke-width:2}.bar{stroke:#3b6fb5}.best{stroke:#0b7a4b}.hollow{fill:#fff}"
        + "@media(prefers-color-scheme:dark){text{fill:#e6e9ee}.quiet{fill:#a5b0bf}.bar{fill:#6ea1e6}.best{fill:#46c08a}"
        + ".ground,.hollow{fill:#14181d}.axis,.far{stroke:#566172}.front{stroke:#46c08a}.bar{stroke:#6ea1e6}.best{stroke:#46c08a}}";

    private readonly StringBuilder _body = new();

    public Svg Path(string name, params (double X, double Y)[] places)
    {
        IEnumerable<string> line = places.Select((place, index) => $"{(index == 0 ? 'M' : 'L')}{place.X:0.#} {place.Y:0.#}");
        return Add($"<path class=\"{name}\" d=\"{string.Concat(line)}\"/>");
    }

    public Svg Dot(double x, double y, string name, string title) => Add(
        $"<circle class=\"{name}\" cx=\"{x:0.##}\" cy=\"{y:0.##}\" r=\"5\"><title>{Markup.Encode(title)}</title></circle>");

    public Svg Text(double x, double y, string text, string name = "", string anchor = "start") => Add(
        $"<text class=\"{name}\" x=\"{x:0.##}\" y=\"{y:0.##}\" text-anchor=\"{anchor}\">{Markup.Encode(text)}</text>");

    public string ToFile() =>
        $"<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\">\n"
        + $"<title>{Markup.Encode(description)}</title>\n<style>{Style}</style>\n"
        + $"<rect class=\"ground\" width=\"{width}\" height=\"{height}\"/>\n{_body}</svg>\n";

    public string ToInline() =>
        $"<svg class=\"chart\" role=\"img\" aria-label=\"{Markup.Encode(description)}\" viewBox=\"0 0 {width} {height}\">{_body}</svg>\n";

    private Svg Add(string element)
    {
        _body.Append(element).Append('\n');
        return this;
    }
}
