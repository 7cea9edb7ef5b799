using System.Text.Json;
using SerBench.Benchmarks.Reports.Links;

namespace SerBench.Benchmarks.Reports.Html;

/// <summary>The data for the script of the page.</summary>
internal static class PageData
{
    // The default encoder escapes every character that could end a script element.
    private static readonly JsonSerializerOptions Options = new() { PropertyNamingPolicy = JsonNamingPolicy.CamelCase };

    public static string ToJson(RunRecord record, IReadOnlyList<LinkModes> links) => JsonSerializer.Serialize(
        new
        {
            Models = links.Select(data => new
            {
                data.Title,
                InPlace = data.Shape == CodecShape.View,
                Modes = data.Modes.Select(mode => new
                {
                    Id = mode.Cell.Serializer,
                    mode.Name,
                    Bytes = mode.Size.Mean,
                    mode.Code,
                    mode.Low,
                    mode.High,
                    Encode = mode.Encode.Statistics.Median,
                    Decode = mode.Decode.Statistics.Median,
                }),
            }),
            Samples = record.Timings.Where(timing => timing.HasSamples).ToDictionary(
                timing => timing.Row.ToString(),
                timing => timing.Launches.Select(launch => launch.Select(sample => Math.Round(sample, 2)))),
        },
        Options);
}

/// <summary>The style and the script of the page. Both are files beside this one.</summary>
internal static class Asset
{
    public static string Style { get; } = Read("report.css");

    public static string Script { get; } = Read("report.js");

    private static string Read(string name)
    {
        using Stream stream = typeof(Asset).Assembly.GetManifestResourceStream(name)!;
        using var reader = new StreamReader(stream);
        return reader.ReadToEnd().ReplaceLineEndings("\n");
    }
}

/// <summary>The form of the calculator. The script fills in models and answers, and shows the form.</summary>
internal static class Calculator
{
    // The end-to-end latency of the messaging engine that published the share of 1.7 %.
    private const int PublishedLatency = 27;

    public static string Form { get; } = $"""
        <section id="calculator" aria-labelledby="calculator-heading" hidden>
        <h2 id="calculator-heading">Which mode for my link?</h2>
        <form>
        <label>Model <select id="calc-model"></select></label>
        <label>Link <select id="calc-link">{string.Concat(LinkModes.Presets.Select(preset => $"<option value=\"{preset}\">{LinkName.Full(preset)}</option>"))}<option value="">another</option></select></label>
        <label>MB/s <input id="calc-bandwidth" type="number" min="0.001" step="any" value="{LinkModes.Presets[0]}"></label>
        <label>Messages per second <input id="calc-rate" type="number" min="0" step="any" value="1000"></label>
        <label>Cores <input id="calc-cores" type="number" min="0.01" step="any" value="1"></label>
        <label>End-to-end latency, us <input id="calc-latency" type="number" min="0.001" step="any" value="{PublishedLatency}"></label>
        </form>
        <p id="calc-answer" role="status" aria-live="polite"></p>
        <p id="calc-changes"></p>
        <details><summary>All modes over this link, with cores and network</summary>
        <div class="scroll" role="region" tabindex="0" aria-label="Modes over this link"><table id="calc-table"><caption>Modes over this link, the best first</caption>
        <thead><tr><th scope="col">mode</th><th scope="col" class="number">bytes</th><th scope="col" class="number">code ns</th><th scope="col" class="number">link ns</th><th scope="col" class="number">total ns</th><th scope="col" class="number">code of latency</th><th scope="col" class="number">cores</th><th scope="col" class="number">network MB/s</th><th scope="col">fits</th></tr></thead><tbody></tbody></table></div>
        </details>
        <p class="quiet">Total per message = encode + bytes / bandwidth + decode. Cores and network are what a fleet needs for all messages, both ends together. Published beside it: 480 ns are 1.7 % of 27 us.</p>
        </section>

        """;
}
