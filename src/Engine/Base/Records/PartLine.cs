namespace SerBench.Engine.Base.Records;

[JsonConverter(typeof(PartLineConverter))]
public sealed record PartLine(string Kind, int Length, string Bytes, string Name, string Value)
{
    private const int MostOfMessage = 100;

    public static IReadOnlyList<PartLine>? Keep(IReadOnlyList<PartLine> lines) => lines.Count <= MostOfMessage ? lines : null;
}
