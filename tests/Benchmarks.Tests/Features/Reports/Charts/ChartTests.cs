using System.Xml.Linq;
using SerBench.Engine.Base.Pages.Charts;
using SerBench.Benchmarks.Features.Reports.Charts;
using SerBench.Benchmarks.Tests.Engine.Judging;

namespace SerBench.Benchmarks.Tests.Features.Reports.Charts;

public class ChartTests
{
    private const string Hostile = "../<x a=\"1\">&'";

    private static readonly RunRecord Record =
        LinkModesTests.Make((Hostile, 100, 1000), ("b/c", 150, 500), ("d/e", 400, 250), ("f/g", 500, 2000))
            .WithCells(cell => cell with { Anatomy = [new KindRecord("value", 90, 4), new KindRecord("<header>", 10, 1)] });

    // Over 1 Gbit/s, and each mode has its name.
    [Fact]
    public void The_picture_names_all_that_compete_in_their_order()
    {
        var chart = new ScatterChart(LinkModes.Of(Record, new Figures(Record)).Single(), Record);

        Assert.Equal(["b/c", Hostile, "d/e", "f/g"], chart.Rivals().Select(mode => mode.Cell.Serializer));
        XDocument drawn = XDocument.Parse(chart.Draw().ToFile());
        string[] texts = [.. drawn.Descendants().Where(element => element.Name.LocalName == "text").Select(element => element.Value)];
        Assert.All(new[] { "1 b/c", $"2 {Hostile}", "3 d/e", "4 f/g", "1x", "2x" }, text => Assert.Contains(text, texts));
        Assert.All(
            drawn.Descendants().Where(element => element.Name.LocalName == "circle"),
            dot => Assert.EndsWith(" hollow", dot.Attribute("class")!.Value));
    }

    [Fact]
    public void A_name_cannot_lead_out_of_the_folder() => Assert.Equal("a----b-c.svg", ChartName.Of("a", "../b/c"));
}
