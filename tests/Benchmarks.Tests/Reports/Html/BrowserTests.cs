using System.Text.RegularExpressions;
using SerBench.Benchmarks.Reports;
using SerBench.Benchmarks.Reports.Links;
using SerBench.Benchmarks.Results;
using SerBench.Benchmarks.Tests.Doubles;
using SerBench.Benchmarks.Tests.Reports.Links;

namespace SerBench.Benchmarks.Tests.Reports.Html;

/// <summary>The page as a browser shows it: its script works, and agrees with the tables that need none.</summary>
public sealed class BrowserTests : IDisposable
{
    private static readonly RunRecord Record = LinkModesTests.Make(("dense/compiled", 100, 1000), ("proto3/compiled", 150, 500), ("fixed/compiled", 400, 250));

    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [ChromiumFact]
    public void The_calculator_finds_the_best_mode_of_each_link()
    {
        LinkModes modes = LinkModes.Of(Record, new Figures(Record)).Single();
        foreach (int bandwidth in new[] { 10, 100, 10_000 })
        {
            string page = Open($"?bandwidth={bandwidth}");

            Assert.Equal(modes.BestAt(bandwidth).Cell.Serializer, Regex.Match(page, "data-best=\"([^\"]*)\"").Groups[1].Value);
            Assert.Matches("<section id=\"calculator\" aria-labelledby=\"calculator-heading\">", page);
            Assert.Contains("slow links: dense/compiled; from 50 MB/s on proto3/compiled; from 500 MB/s on fixed/compiled", page);
        }
    }

    [ChromiumFact]
    public void Tables_can_be_sorted_and_samples_be_asked_for()
    {
        string page = Open("");

        Assert.Contains("<th scope=\"col\" aria-sort=\"none\"><button type=\"button\">mode</button></th>", page);
        Assert.Contains("aria-label=\"samples of dense/compiled person/article encode\"", page);
    }

    [ChromiumFact]
    public void Wrong_input_is_explained() => Assert.Contains("must be above 0", Open("?bandwidth=0"));

    private string Open(string query)
    {
        File.WriteAllText(_folder.File("report.html"), HtmlReport.Render(Record));
        return Chromium.Open(_folder.File("report.html"), query, _folder.File("profile"));
    }
}
