using System.Text.Json.Serialization;

namespace SerBench.Benchmarks.Records;

/// <summary>A part of a message as people read it.</summary>
/// <param name="Kind">A part kind in its public spelling.</param>
/// <param name="Length">How many bytes it takes.</param>
/// <param name="Bytes">The first of them, as hex, and how many more there are.</param>
/// <param name="Value">What they say, shortened to a line.</param>
[JsonConverter(typeof(PartLineConverter))]
public sealed record PartLine(string Kind, int Length, string Bytes, string Name, string Value)
{
    /// <summary>Longer messages are left to the command that explains one.</summary>
    private const int MostOfMessage = 100;

    /// <summary>The lines of a message, or null where there are too many for a report.</summary>
    public static IReadOnlyList<PartLine>? Keep(IReadOnlyList<PartLine> lines) => lines.Count <= MostOfMessage ? lines : null;
}
