using SerBench.Benchmarks.Tests.Features.Reports.Html;

namespace SerBench.Benchmarks.Tests.Docs;

// The first screen of README shows the explorer with the committed run. With a browser, SERBENCH_WRITE_REPORTS=1 takes the picture again.
public sealed class ReadmePictureTests(Chromium browser) : IClassFixture<Chromium>
{
    private const string Picture = "docs/images/explorer.png";
    private const int MostBytes = 200_000;
    private const int Width = 1080;
    private const double Scale = 0.65;

    // What a car costs with each library over the usual link, without the ways of their first examples.
    private const string Choice = "#model=car&q=-:default";

    private static string File => Clone.At(Picture);

    [ReferenceRunFact]
    public async Task The_picture_is_small_and_of_the_committed_run()
    {
        if (ReferenceRun.IsWriting && Chromium.Program is not null)
        {
            await using BrowserPage page = await browser.Open(Path.Combine(ReferenceRun.Folder, "report.html"), Choice);

            // A phone's scroll bars take no room, as in the picture.
            await page.Resize(Width, isPhone: true);
            await page.Prefer("light");
            await System.IO.File.WriteAllBytesAsync(File, await page.Photograph("#explorer", "#chart", Scale));
        }

        WrittenPart.AssertIs(
            "README.md", "picture", $"[![The explorer: libraries on a car over 1 Gbit/s, {Date}]({Picture})](docs/reports.md)\n");
        byte[] picture = await System.IO.File.ReadAllBytesAsync(File);
        Assert.Equal([0x89, (byte)'P', (byte)'N', (byte)'G'], picture[..4]);
        Assert.InRange(picture.Length, 10_000, MostBytes);
    }

    private static string Date => $"{ReferenceRun.Record.Started:yyyy-MM-dd}";
}
