using System.Text.Json;
using SerBench.Benchmarks.Records;
using SerBench.Benchmarks.Reports.Links;
using SerBench.Formats.Contracts;

namespace SerBench.Benchmarks.Reports.Html;

/// <summary>What the script of the page works on.</summary>
internal static class PageData
{
    // The usual encoder escapes everything that could end a script element.
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
