using System.Xml.Linq;
using SerBench.Benchmarks.Base.Pages;
using SerBench.Benchmarks.Base.Pages.Charts;
using SerBench.Benchmarks.Base.Records;
using SerBench.Benchmarks.Features.Reports;
using SerBench.Benchmarks.Features.Reports.Charts;
using SerBench.Benchmarks.Features.Reports.Links;
using SerBench.Benchmarks.Tests.Features.Reports.Links;
using SerBench.Benchmarks.Tests.Doubles;

namespace SerBench.Benchmarks.Tests.Features.Reports.Charts;

public class ChartTests
{
    private const string Hostile = "../<x a=\"1\">&'";

    private static readonly RunRecord Plain = LinkModesTests.Make((Hostile, 100, 1000), ("b/c", 150, 500), ("d/e", 400, 250), ("f/g", 500, 2000));

    private static readonly RunRecord Record = Plain with
    {
        Cells = [.. Plain.Cells.Select(cell => cell with { Anatomy = [new KindRecord("value", 90, 4), new KindRecord("<header>", 10, 1)] })],
    };

    [Fact]
    public void Every_chart_is_a_document_whatever_the_names_are()
    {
        ReportFile[] charts = [.. WrittenReports.Files(Record).Where(file => file.Name.EndsWith(".svg", StringComparison.Ordinal))];

        Assert.Equal(["scatter"], charts.Select(chart => chart.Name.Split('-')[0]));
        Assert.All(charts, chart => Assert.Equal("svg", XDocument.Parse(chart.Text).Root!.Name.LocalName));
        Assert.All(charts, chart => Assert.Matches("^[A-Za-z0-9-]+\\.svg$", chart.Name));
    }

    [Fact]
    public void The_front_is_what_nothing_beats_in_both()
    {
        var chart = new ScatterChart(LinkModes.Of(Record, new Figures(Record)).Single());

        Assert.Equal([Hostile, "b/c", "d/e"], chart.Front().Select(mode => mode.Cell.Serializer));
    }

    [Fact]
    public void A_name_cannot_lead_out_of_the_folder() => Assert.Equal("a----b-c.svg", ChartName.Of("a", "../b/c"));
}
