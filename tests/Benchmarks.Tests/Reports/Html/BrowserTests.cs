using System.Text.Json.Nodes;
using SerBench.Benchmarks.Pages;
using SerBench.Benchmarks.Records;
using SerBench.Benchmarks.Reports;
using SerBench.Benchmarks.Reports.Links;
using SerBench.Benchmarks.Tests.Doubles;
using SerBench.Benchmarks.Tests.Reports.Links;

namespace SerBench.Benchmarks.Tests.Reports.Html;

/// <summary>
/// The page in a browser, with the actions of readers. Its script works, and its results agree with the tables that need no script.
/// </summary>
public sealed class BrowserTests : IClassFixture<Chromium>, IDisposable
{
    private const string Headline = "[aria-label='person / article: fastest modes']";
    private const string Modes = $"{Headline} tbody th";
    private const string Samples = "button[aria-label='samples of dense/compiled person/article encode']";

    private static readonly RunRecord Record = With(
        LinkModesTests.Make(("dense/compiled", 100, 1000), ("proto3/compiled", 150, 500), ("fixed/compiled", 400, 250)),
        LinkModesTests.Make(("dense/compiled", 300, 100), ("proto3/compiled", 200, 200)));

    private readonly TestFolder _folder = new();
    private readonly Chromium _browser;

    public BrowserTests(Chromium browser)
    {
        _browser = browser;
        File.WriteAllText(_folder.File("report.html"), HtmlReport.Render(Record));
    }

    public void Dispose() => _folder.Dispose();

    [ChromiumFact]
    public async Task A_click_on_a_heading_sorts_and_a_second_one_turns_the_order_round()
    {
        await using BrowserPage page = await Open();
        Assert.Equal(["fixed/compiled", "proto3/compiled", "dense/compiled"], await page.Texts(Modes));
        Assert.Equal("none", await SortOf(page, 2));

        await page.Click($"{Headline} thead th:nth-child(2) button");
        Assert.Equal("ascending", await SortOf(page, 2));
        Assert.Equal(["dense/compiled", "proto3/compiled", "fixed/compiled"], await page.Texts(Modes));

        await page.Click($"{Headline} thead th:nth-child(2) button");
        Assert.Equal("descending", await SortOf(page, 2));
        Assert.Equal(["fixed/compiled", "proto3/compiled", "dense/compiled"], await page.Texts(Modes));
    }

    [ChromiumFact]
    public async Task The_keyboard_sorts_as_the_mouse_does()
    {
        await using BrowserPage page = await Open();

        await page.Focus($"{Headline} thead th:nth-child(1) button");
        await page.PressEnter();

        Assert.Equal("ascending", await SortOf(page, 1));
        Assert.Equal(["dense/compiled", "fixed/compiled", "proto3/compiled"], await page.Texts(Modes));
    }

    [ChromiumFact]
    public async Task Bars_unfold_and_samples_are_drawn_when_somebody_asks_for_them()
    {
        await using BrowserPage page = await Open();
        string dots = $"{Samples} + .strip circle";
        Assert.Empty(await page.Texts(dots));

        await page.Click($"details:has({Samples}) > summary");
        await page.Click(Samples);
        TimingRecord timing = Record.Timings.First(timing => timing.Row.ToString() == "dense/compiled person/article encode");
        Assert.Equal(timing.Launches.Sum(launch => launch.Count), (await page.Texts(dots)).Length);
        Assert.Equal("true", (string?)await page.Ask($"document.querySelector(\"{Samples}\").getAttribute('aria-expanded')"));

        await page.Click(Samples);
        Assert.Empty(await page.Texts(dots));
    }

    [ChromiumFact]
    public async Task The_calculator_names_the_best_mode_of_a_link_and_why()
    {
        await using BrowserPage page = await Open();
        foreach (LinkModes modes in LinkModes.Of(Record, new Figures(Record)))
        {
            await page.Choose("#calc-model", modes.Title);
            foreach (int bandwidth in LinkModes.Presets)
            {
                await page.Choose("#calc-link", LinkName.Speed(bandwidth));
                Assert.StartsWith($"Best: {modes.BestAt(bandwidth).Name}, {LinkReason.Say(modes, bandwidth)}. ", await page.Text("#calc-answer"));
            }
        }
    }

    [ChromiumFact]
    public async Task A_link_of_ones_own_is_typed()
    {
        await using BrowserPage page = await Open();
        await page.Choose("#calc-model", "person");

        await page.Type("#calc-bandwidth", "10");
        string slow = await page.Text("#calc-answer");
        await page.Type("#calc-bandwidth", "10000");
        string fast = await page.Text("#calc-answer");

        Assert.StartsWith("Best: dense/compiled, fewest bytes: they save 30,000 ns of link on fixed/compiled, whose fastest code saves 1,500 ns. 12,000 ns per message", slow);
        Assert.StartsWith("Best: fixed/compiled, fastest code: it saves 1,500 ns on dense/compiled, whose fewest bytes save 30 ns of link. 540 ns per message", fast);
        Assert.Contains("slow links: dense/compiled; from 50 MB/s on proto3/compiled; from 500 MB/s on fixed/compiled", await page.Text("#calc-changes"));
        await page.Type("#calc-bandwidth", "0");
        Assert.Contains("must be above 0", await page.Text("#calc-answer"));
    }

    [ChromiumFact]
    public async Task An_address_with_values_opens_with_their_answer()
    {
        await using BrowserPage page = await _browser.Open(_folder.File("report.html"), "?bandwidth=100");

        Assert.Equal("100", (string?)await page.Ask("document.querySelector('#calc-link').value"));
        Assert.StartsWith("Best: proto3/compiled, lowest sum: ", await page.Text("#calc-answer"));
    }

    [ChromiumFact]
    public async Task No_window_is_too_narrow_for_the_page()
    {
        foreach (string file in new[] { _folder.File("report.html"), Path.Combine(ReferenceRun.Folder, "report.html") }.Where(File.Exists))
        {
            await using BrowserPage page = await _browser.Open(file);
            foreach (int width in new[] { 360, 390, 768, 1280 })
            {
                await page.Resize(width, isPhone: width < 768);
                Assert.Equal(width, (int?)await page.Ask("innerWidth"));
                Assert.InRange((int)(await page.Ask("document.documentElement.scrollWidth"))!, 1, width);
            }
        }
    }

    [ChromiumFact]
    public async Task Dark_and_light_are_readable()
    {
        await using BrowserPage page = await Open();

        await page.Prefer("light");
        (double lightGround, double lightText) = await Colours(page);
        await page.Prefer("dark");
        (double darkGround, double darkText) = await Colours(page);

        Assert.True(lightGround - lightText > 128, $"{lightText} on {lightGround}");
        Assert.True(darkText - darkGround > 128, $"{darkText} on {darkGround}");
    }

    /// <summary>A run with a car and a person.</summary>
    private static RunRecord With(RunRecord person, RunRecord car)
    {
        RowRecord Move(RowRecord row) => row with { Model = "car", Scenario = "serial" };
        return person with
        {
            Cells = [.. person.Cells, .. car.Cells.Select(cell => cell with { Model = "car", Scenario = "serial" })],
            Plan = [.. person.Plan, .. car.Plan.Select(Move)],
            Timings = [.. person.Timings, .. car.Timings.Select(timing => timing with { Row = Move(timing.Row) })],
        };
    }

    private static async Task<string?> SortOf(BrowserPage page, int column) =>
        (string?)await page.Ask($"document.querySelector(\"{Headline} thead th:nth-child({column})\").getAttribute('aria-sort')");

    // The brightness of background and text, 0 to 255.
    private static async Task<(double Ground, double Text)> Colours(BrowserPage page)
    {
        JsonArray both = (await page.Ask("""
            ["backgroundColor", "color"].map(name => getComputedStyle(document.body)[name].match(/\d+/g).slice(0, 3).reduce((sum, part) => sum + Number(part) / 3, 0))
            """))!.AsArray();
        return ((double)both[0]!, (double)both[1]!);
    }

    private Task<BrowserPage> Open() => _browser.Open(_folder.File("report.html"));
}
