using SerBench.Benchmarks.Tests.Engine.Judging;

namespace SerBench.Benchmarks.Tests.Features.Reports.Html;

// The page in a browser, with the actions of readers. Its script works, and its results agree with the tables that need no script.
public sealed class BrowserTests : WithFolder, IClassFixture<Chromium>
{
    private const string Modes = "#rows-table tbody th";
    private const string Dense = ".bar-row[data-id='dense/compiled']";

    // A run with a person and a car, of a quiet machine.
    private static readonly RunRecord Record = VerdictTests.Repeat(
        4,
        LinkModesTests.Make(("dense/compiled", 100, 1000), ("proto3/compiled", 150, 500), ("fixed/compiled", 400, 250))
            .And(LinkModesTests.Make(("dense/compiled", 300, 100), ("proto3/compiled", 200, 200)).On("car", "serial")));

    private static readonly RunRecord Uneven = LinkModesTests.Make(("dense/compiled", 100, 100), ("nrbf/compiled", 150, 1100));

    private readonly Chromium _browser;

    public BrowserTests(Chromium browser)
    {
        _browser = browser;
        _folder.Write("report.html", WrittenReports.Html(Record));
    }

    [ChromiumFact]
    public async Task A_click_on_a_heading_sorts_and_a_second_one_turns_the_order_round()
    {
        await using BrowserPage page = await Open("#link=");
        Assert.Equal(["fixed/compiled", "proto3/compiled", "dense/compiled"], await page.Texts(Modes));
        Assert.Equal("ascending", await SortOf(page, "x"));

        await page.Click("th[data-name=bytes] button");
        Assert.Equal("ascending", await SortOf(page, "bytes"));
        Assert.Equal("none", await SortOf(page, "x"));
        Assert.Equal(["dense/compiled", "proto3/compiled", "fixed/compiled"], await page.Texts(Modes));
        Assert.Equal(await page.Texts(Modes), await page.Texts(".bar-row .name"));

        await page.Click("th[data-name=bytes] button");
        Assert.Equal("descending", await SortOf(page, "bytes"));
        Assert.Equal(["fixed/compiled", "proto3/compiled", "dense/compiled"], await page.Texts(Modes));
        Assert.Equal("#link=&sort=-bytes", await Address(page));
    }

    [ChromiumFact]
    public async Task The_keyboard_sorts_as_the_mouse_does_and_keeps_its_place()
    {
        await using BrowserPage page = await Open();

        await page.Focus("th[data-name=mode] button");
        await page.PressEnter();

        Assert.Equal("ascending", await SortOf(page, "mode"));
        Assert.Equal(["dense/compiled", "fixed/compiled", "proto3/compiled"], await page.Texts(Modes));
        Assert.Equal("mode", (string?)await page.Ask("document.activeElement.closest('th').dataset.name"));
    }

    [ChromiumFact]
    public async Task Chips_of_a_group_widen_and_the_filter_box_narrows()
    {
        await using BrowserPage page = await Open("#link=");

        await page.Click("[data-group=format][data-value=dense]");
        Assert.Equal(["dense/compiled"], await page.Texts(Modes));
        Assert.Equal("true", (string?)await page.Ask("document.activeElement.getAttribute('aria-pressed')"));
        await page.Click("[data-group=format][data-value=fixed]");
        Assert.Equal(["fixed/compiled", "dense/compiled"], await page.Texts(Modes));
        Assert.Equal("#link=&format=dense,fixed", await Address(page));

        await page.Type("[name=q]", "compiled -dense");
        Assert.Equal(["fixed/compiled"], await page.Texts(Modes));
        await page.Type("[name=q]", "nothing");
        Assert.Empty(await page.Texts(Modes));
        Assert.Contains("Release a chip", await page.Text("#says"));
    }

    [ChromiumFact]
    public async Task An_address_restores_the_choice()
    {
        await using BrowserPage page = await Open(
            "#model=car&op=encode&link=100&vs=proto3/compiled&q=compiled&sort=-bytes&open=dense/compiled&rate=5000");

        Assert.Equal("car/serial/encode/100/proto3/compiled/compiled/5000", (string?)await page.Ask("""
            [...["model", "data", "op", "link", "vs", "q"].map(name => document.querySelector(`#choice [name=${name}]`).value), document.querySelector("#traffic [name=rate]").value].join("/")
            """));
        Assert.Equal(["dense/compiled", "proto3/compiled"], await page.Texts(Modes));
        Assert.Equal("true", (string?)await page.Ask($"document.querySelector(\"{Dense}\").getAttribute('aria-expanded')"));

        // 300 bytes over 100 MB/s take 3,000 ns, and 100 ns to encode; 200 bytes and 200 ns are the yardstick.
        Assert.Equal("1.41x, 3,100 ns, 97 % link", await page.Text($"{Dense} .value"));
        string before = await Address(page);
        await using BrowserPage again = await Open(before);
        Assert.Equal(before, await Address(again));
        Assert.Equal(await page.Text("#says"), await again.Text("#says"));
    }

    [ChromiumFact]
    public async Task An_address_of_nonsense_shows_the_first_data()
    {
        await using BrowserPage page = await Open(
            "#run=__proto__&model=%3Cscript%3E&op=constructor&link=x&sort=toString&format=none&pack=no&grow=no&%E0%A4%A=1&class");

        Assert.Equal(["fixed/compiled", "proto3/compiled", "dense/compiled"], await page.Texts(Modes));
    }

    // The first screen has the answer with its figures, on a phone as well. In the picture every library has its name; on a phone, one or
    // two have their rank alone.
    [ChromiumFact]
    public async Task The_first_screen_has_the_answer_with_its_figures()
    {
        foreach (RunRecord record in Reference().Prepend(Record))
        {
            string file = _folder.Write("first.html", WrittenReports.Html(record));
            foreach ((int width, int height) in new[] { (360, 740), (768, 900), (1440, 900) })
            {
                await using BrowserPage page = await _browser.Open(file);
                await page.Resize(width, isPhone: width < 768);
                await Wait(page, 200);

                const string Cell = "document.querySelector('#main .words td').getBoundingClientRect()";
                Assert.InRange(await Number(page, $"{Cell}.bottom"), 1, height);
                Assert.InRange(await Number(page, $"{Cell}.right"), 1, width);
                Assert.Matches(@" [\d.,]+ [mnu]s", (await page.Texts("#main .words td"))[0]);
                int points = (await page.Texts("#map circle")).Length;
                string[] names = await page.Texts("#map text:not(.quiet)");
                Assert.Equal(points, names.Length);
                Assert.InRange(names.Count(name => name.Any(char.IsLetter)), width < 768 ? points - 2 : points, points);
            }
        }
    }

    // 100 bytes and 2,000 ns, 150 and 1,000, 400 and 500: over 10 Mbit/s and over 100 Gbit/s.
    [ChromiumFact]
    public async Task The_link_of_the_picture_moves_the_order()
    {
        await using BrowserPage page = await Open("#net=1.25");
        Assert.Equal(["fixed/compiled", "dense/compiled"], [.. (await page.Texts("#lines strong")).Select(text => text.Split(' ')[0])]);
        Assert.Equal("10.0 Mbit/s", await page.Text("#net-words"));
        Assert.Equal("The sentences below hold over 1 Gbit/s.", await page.Text("#notes li"));
        Assert.Contains("1 dense/compiled", await page.Texts("#map text"));

        await Set(page, "net", 100);

        Assert.Equal(["fixed/compiled", "fixed/compiled"], (await page.Texts("#lines strong")).Select(text => text.Split(' ')[0]));
        Assert.Contains("1 fixed/compiled", await page.Texts("#map text"));
        Assert.Equal("#net=12500", await Address(page));
    }

    [ChromiumFact]
    public async Task A_row_that_is_picked_becomes_the_yardstick()
    {
        await using BrowserPage page = await Open("#link=");
        Assert.Equal(["*1.00", "2.00", "4.00"], await page.Texts("#rows-table td:nth-child(2)"));

        await page.Choose("[name=vs]", "proto3");

        Assert.Equal(["*0.50", "1.00", "2.00"], await page.Texts("#rows-table td:nth-child(2)"));
        Assert.Equal("x proto3/compiled", await page.Text("th[data-name=x]"));
    }

    [ChromiumFact]
    public async Task Ratios_above_ten_are_drawn_on_a_logarithmic_scale()
    {
        await using BrowserPage page = await Open("#link=");
        Assert.Equal(0, await Number(page, "document.querySelectorAll('.log').length"));

        // 250 bytes need 100 times as long as the fastest code.
        await page.Choose("[name=link]", "10 MB/s");
        Assert.Equal(0, await Number(page, "document.querySelectorAll('.log').length"));
        await page.Choose("[name=link]", "none");
        await page.Choose("[name=op]", "bytes");
        Assert.Equal(["dense/compiled", "proto3/compiled", "fixed/compiled"], await page.Texts(Modes));

        await using BrowserPage wide = await OpenReport("#link=", Uneven);
        Assert.Equal(1, await Number(wide, "document.querySelectorAll('.log').length"));
        Assert.Contains("logarithmic", await wide.Text("#chart-words"));
    }

    [ChromiumFact]
    public async Task A_bar_unfolds_its_samples()
    {
        await using BrowserPage page = await Open();
        Assert.Empty(await page.Texts(".panel circle"));

        await page.Click(Dense);
        TimingRecord[] timings = [.. Record.Timings.Where(timing => timing.Row is { Serializer: "dense/compiled", Model: "person" })];
        Assert.Equal(
            timings.Sum(timing => timing.Launches.Sum(launch => launch.Count)),
            (await page.Texts($"{Dense} + .panel circle")).Length);
        Assert.Equal("#open=dense/compiled", await Address(page));

        await page.Focus(Dense);
        await page.PressEnter();
        Assert.Empty(await page.Texts(".panel circle"));
    }

    [ChromiumFact]
    public async Task Details_are_filled_when_they_are_opened()
    {
        await using BrowserPage page = await Open();
        Assert.Empty(await page.Texts(".part li"));

        await page.Click("details:has(#method) summary");
        await Wait(page);
        Assert.NotEmpty(await page.Texts(".part li"));
        Assert.Equal("#show=method", await Address(page));
        Assert.Equal(0, await Number(page, "document.querySelectorAll(':is(h1, h2, h3, h4):not([id])').length"));

        await using BrowserPage linked = await Open("#method");
        await Wait(linked);
        Assert.NotEmpty(await linked.Texts(".part li"));
    }

    [ChromiumFact]
    public async Task A_reader_chooses_between_runs()
    {
        RunRecord second = Uneven with { Started = new DateTimeOffset(2026, 1, 2, 3, 4, 0, TimeSpan.Zero) };
        await using BrowserPage page = await OpenReport("#model=car", Record, second);

        await Set(page, "run", 1);

        Assert.Equal(["dense/compiled", "nrbf/compiled"], await page.Texts(Modes));
        Assert.Equal("#run=1", await Address(page));
        Assert.Equal("SerBench, quick run of 2026-01-02 03:04", await page.Text("h1"));
    }

    [ChromiumFact]
    public async Task The_page_has_the_calls_of_the_libraries_that_it_names()
    {
        foreach (RunRecord record in Reference())
        {
            await using BrowserPage page = await OpenReport("", record);
            string[] named = [.. (await page.Texts("#notes > li")).Where(note => note.Contains("(calls: "))];

            Assert.NotEmpty(named);
            string[] calls = await page.Texts("#notes pre");
            Assert.Equal(named.Length, calls.Count(code => code.Contains("public static class Use") && code.Contains('\n')));
        }
    }

    [ChromiumFact]
    public async Task An_opened_row_has_its_figure_in_all_runs()
    {
        await using BrowserPage page = await OpenReport(
            "#class=all&open=nrbf/compiled", Uneven, Uneven with { Started = Uneven.Started.AddDays(-1) });
        string[] texts = await page.Texts(".panel .strip text");

        Assert.Equal(["run 2", "run 1"], texts.Where(text => text.StartsWith("run", StringComparison.Ordinal)));
    }

    [ChromiumFact]
    public async Task A_page_has_few_nodes_and_few_stops_before_anything_is_opened()
    {
        foreach (RunRecord record in Reference().Prepend(LargeRecord.Of(rows: 1400, samples: 30)))
        {
            await using BrowserPage page = await OpenReport("#class=all", record);
            double nodes = await Number(page, """
                (() => {
                  const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
                  let count = 1;
                  while (walker.nextNode()) count++;
                  return count;
                })()
                """);
            double stops = await Number(page, """
                [...document.querySelectorAll('a, button, input, select, summary, [tabindex]')]
                  .filter(item => item.tabIndex >= 0 && item.checkVisibility()).length
                """);
            Assert.InRange(nodes, 100, 5700);
            Assert.InRange(stops, 10, 66);
        }
    }

    [ChromiumFact]
    public async Task The_calculator_names_the_best_mode_of_a_link_and_why()
    {
        await using BrowserPage page = await Open();
        foreach (LinkModes modes in LinkModes.Of(Record, new Figures(Record)))
        {
            await page.Choose("[name=model]", modes.Model);
            foreach (int bandwidth in LinkModes.Presets)
            {
                await page.Choose("[name=wire]", LinkName.Full(bandwidth));
                Assert.Contains(
                    $"{LinkReason.BestOf(modes, bandwidth).Cell.Serializer}, {LinkReason.Say(modes, bandwidth)}. ",
                    await page.Text("#calc-answer"));
            }
        }
    }

    [ChromiumFact]
    public async Task A_link_of_ones_own_is_typed()
    {
        await using BrowserPage page = await Open("#wire=other");

        await page.Type("[name=wirespeed]", "10");
        string slow = await page.Text("#calc-answer");
        await page.Type("[name=wirespeed]", "10000");
        string fast = await page.Text("#calc-answer");

        Assert.StartsWith(
            "Lowest: dense/compiled, fewest bytes: they save 30,000 ns of link on fixed/compiled, whose fastest code saves 1,500 ns. " +
            "12.0 us per message",
            slow);
        Assert.StartsWith(
            "Lowest: fixed/compiled, fastest code: it saves 1,500 ns on dense/compiled, whose fewest bytes save 30 ns of link. " +
            "540 ns per message",
            fast);
        Assert.Contains(
            "slow links: dense/compiled; from 50 MB/s on proto3/compiled; from 500 MB/s on fixed/compiled",
            await page.Text("#calc-changes"));
        Assert.StartsWith("All other rows cost more, ", await page.Text("#calc-close"));
        await page.Type("[name=wirespeed]", "0");
        Assert.Contains("must be above 0", await page.Text("#calc-answer"));
    }

    // Per message 1,000 ns to encode and 3 receivers that decode twice, 1,000 ns each time; 100 bytes to each of them.
    [ChromiumFact]
    public async Task Traffic_needs_cores_and_network()
    {
        await using BrowserPage page = await Open("#q=dense&rate=10000&fan=3&reads=2&cores=0.05&wire=10&latency=100");

        string answer = await page.Text("#calc-answer");

        Assert.StartsWith("Nothing fits into these cores", answer);
        Assert.Contains(
            "37.0 us per message: 7.00 us code, 30.0 us link for 100 bytes (81 % of it). Code is 2.0 % of the latency. " +
            "All messages need 0.0700 cores and 24.0 Mbit/s (30 % of the link).",
            answer);
    }

    [ChromiumFact]
    public async Task The_calculator_says_what_the_console_says_of_a_change()
    {
        RunRecord made = VerdictTests.Repeat(4, LinkModesTests.Make(("dense/compiled", 400, 2000), ("proto3/compiled", 1000, 10_000))) with
        {
            Question = new Question { Now = "proto3/compiled", Rate = 5000 },
        };
        await using BrowserPage page = await OpenReport("", made);

        Assert.Equal(Assert.Single(Worth.Say(new Judge(made))), $"person: {await page.Text("#calc-worth")}");
        await page.Choose("[name=now]", "dense/compiled");
        Assert.Equal("Stay with dense/compiled: it costs least.", await page.Text("#calc-worth"));
    }

    [ChromiumFact]
    public async Task Cores_that_were_measured_at_the_rate_outrank_the_sum_of_times()
    {
        LoadRow Row(string serializer, double processor) => new(
            serializer, "person", "article", "workstation", 1, 5000, 1, 1000, 5000, processor, 1, 0, new(1, 1, 1, 1), 1, null, 0);
        RunRecord made = VerdictTests.Repeat(4, LinkModesTests.Make(("dense/compiled", 400, 2000), ("proto3/compiled", 1000, 10_000))) with
        {
            Question = new Question { Now = "proto3/compiled", Rate = 5000 },
            Load = new(default, null, "p", 2, [Row("proto3/compiled", 60_000), Row("dense/compiled", 10_000)]),
        };
        await using BrowserPage page = await OpenReport("", made);

        Assert.Contains("saves 0.25 cores, as measured at this rate, and", await page.Text("#calc-worth"));
        Assert.Equal(Assert.Single(Worth.Say(new Judge(made))), $"person: {await page.Text("#calc-worth")}");
        await page.Type("[name=rate]", "4000");
        Assert.DoesNotContain("measured at this rate", await page.Text("#calc-worth"));
    }

    // Over another link than the one that was asked for, ways for types that change compete in a line of their own.
    [ChromiumFact]
    public async Task A_way_for_types_that_change_has_its_line_over_any_link()
    {
        await using BrowserPage page = await OpenReport("", EvolvingTests.WithTolerant);

        string[] asked = await page.Texts("#lines strong");
        await Set(page, "net", 100);
        string[] fast = await page.Texts("#lines strong");

        Assert.Equal("evolving", (await page.Texts("#lines dt"))[^1]);
        Assert.StartsWith("MemoryPack:tolerant 3,560 ns", asked[^1]);
        Assert.StartsWith("MemoryPack:tolerant 2,", fast[^1]);
        Assert.StartsWith("MemoryPack 2,", fast[2]);
    }

    [ChromiumFact]
    public async Task What_changes_between_null_and_empty_is_marked()
    {
        RunRecord folding = Record.WithCells(cell => cell with { NullsChanged = "empty lists come back null" });
        await using BrowserPage page = await OpenReport("", folding);

        Assert.Contains(await page.Texts(".bar-row .name"), name => name.EndsWith(" \u2021"));
    }

    [ChromiumFact]
    public async Task Larger_messages_cost_the_measured_slope_or_grow_alike()
    {
        RunRecord record = LinkModesTests.Make(("dense/compiled", 100, 1000), ("proto3/compiled", 150, 500)) with
        {
            Scaling = new ScalingRecord(
            [
                new ScalingRow(
                    "dense/compiled",
                    "field",
                    [.. new[] { 2, 4, 8 }.Select(size => new ScalingPoint(size, 10 * size, [5.0 * size], [15.0 * size]))],
                    null),
            ]),
        };
        await using BrowserPage page = await OpenReport("#size=200&wire=1000", record);
        await page.Click("#calc-all summary");
        await Wait(page);

        // 100 bytes more cost 50 and 150 ns; without a slope, twice the bytes take twice the time.
        Assert.Equal(["proto3/compiled", "300", "2,000", "300", "2,300"], (await page.Texts("#calc-table tbody tr:first-child > *"))[..5]);
        Assert.Equal(["dense/compiled", "200", "2,200", "200", "2,400"], (await page.Texts("#calc-table tbody tr:last-child > *"))[..5]);
        Assert.Equal(["bytes", "measured slope"], await page.Texts("#calc-table tbody td:nth-child(9)"));
    }

    [ChromiumFact]
    public async Task Compressed_sizes_take_the_place_of_sizes()
    {
        var sizes = new Dictionary<string, SizeRange> { ["lz4"] = new(60, 60, 60) };
        RunRecord record = LinkModesTests.Make(("dense/compiled", 100, 1000), ("proto3/compiled", 150, 500))
            .WithCells(cell => cell with { Compressed = sizes });
        await using BrowserPage page = await OpenReport("#wire=10", record);

        await page.Choose("[name=pack]", "lz4");

        Assert.Contains("7,000 ns per message: 1,000 ns code, 6,000 ns link for 60 bytes", await page.Text("#calc-answer"));
        Assert.Contains("The time of lz4 itself is not in these totals", await page.Text("#calc-words"));
    }

    [ChromiumFact]
    public async Task No_window_is_too_narrow_for_the_page()
    {
        foreach (RunRecord record in Reference().Prepend(Record))
        {
            await using BrowserPage page = await OpenReport("#class=all&show=contract,scaling,tree,anatomy", record);
            foreach (int width in new[] { 360, 390, 768, 1280 })
            {
                await page.Resize(width, isPhone: width < 768);
                Assert.Equal(width, await Number(page, "innerWidth"));
                Assert.InRange(await Number(page, "document.documentElement.scrollWidth"), 1, width);
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

    // The committed run has parts that no small record has.
    private static RunRecord[] Reference() => ReferenceRun.Exists ? [ReferenceRun.Record] : [];

    private static async Task<string?> SortOf(BrowserPage page, string column) =>
        (string?)await page.Ask($"document.querySelector('th[data-name={column}]').getAttribute('aria-sort')");

    private static async Task<string> Address(BrowserPage page) => (string)(await page.Ask("location.hash"))!;

    private static async Task<double> Number(BrowserPage page, string expression) => (double)(await page.Ask(expression))!;

    private static Task Wait(BrowserPage page, int milliseconds = 100) =>
        page.Ask($"new Promise(done => setTimeout(done, {milliseconds}))");

    // Gives a field of the choice a value, as a reader does.
    private static Task Set(BrowserPage page, string name, int value) => page.Ask($$"""
        (() => {
          const field = document.querySelector('[name={{name}}]');
          field.value = {{value}};
          field.dispatchEvent(new Event('input', { bubbles: true }));
        })()
        """);

    // The brightness of background and text, 0 to 255.
    private static async Task<(double Ground, double Text)> Colours(BrowserPage page)
    {
        JsonArray both = (await page.Ask("""
            ["backgroundColor", "color"].map(name => getComputedStyle(document.body)[name].match(/\d+/g).slice(0, 3).reduce((sum, part) => sum + Number(part) / 3, 0))
            """))!.AsArray();
        return ((double)both[0]!, (double)both[1]!);
    }

    private Task<BrowserPage> Open(string choice = "") => _browser.Open(_folder.File("report.html"), choice);

    // A page with other runs.
    private Task<BrowserPage> OpenReport(string choice, RunRecord record, params IReadOnlyList<RunRecord> others) =>
        _browser.Open(_folder.Write("other.html", WrittenReports.Html(record, others)), choice);
}
