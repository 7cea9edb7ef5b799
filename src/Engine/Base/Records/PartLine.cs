namespace SerBench.Engine.Base.Records;

// A part of a message, as text for people.
/// <param name="Kind">a part kind in its public spelling.</param>
/// <param name="Bytes">the first bytes as hex, and the number of hidden bytes.</param>
/// <param name="Value">the meaning of the bytes, in one line.</param>
[JsonConverter(typeof(PartLineConverter))]
public sealed record PartLine(string Kind, int Length, string Bytes, string Name, string Value)
{
    // The command explain shows messages with more parts.
    private const int MostOfMessage = 100;

    public static IReadOnlyList<PartLine>? Keep(IReadOnlyList<PartLine> lines) => lines.Count <= MostOfMessage ? lines : null;
}
