using System.Collections.ObjectModel;

namespace SerBench.Benchmarks.Base.Records;

/// <summary>A part of a message, as text for people.</summary>
/// <param name="Kind">A part kind in its public spelling.</param>
/// <param name="Bytes">The first bytes as hex, and the number of those that are not shown.</param>
/// <param name="Value">The meaning of the bytes, shortened to a line.</param>
[JsonConverter(typeof(PartLineConverter))]
public sealed record PartLine(string Kind, int Length, string Bytes, string Name, string Value)
{
    // The most parts of a message that a record keeps. The command explain shows messages with more parts.
    private const int MostOfMessage = 100;

    /// <summary>The lines of a message; null if there are too many for a report.</summary>
    public static IReadOnlyList<PartLine>? Keep(IReadOnlyList<PartLine> lines) => lines.Count <= MostOfMessage ? lines : null;
}
