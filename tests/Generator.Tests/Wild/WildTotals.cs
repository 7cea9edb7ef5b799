namespace SerBench.Generator.Tests.Wild;

internal sealed class WildTotals
{
    private readonly SortedDictionary<string, (int Carried, int Messages, int Refusals, int Wrong)> _formats = [];

    public int Types { get; set; }

    public int Values { get; set; }

    public void Add(string format, WildCheck check, bool isWrong)
    {
        (int carried, int messages, int refusals, int wrong) = _formats.GetValueOrDefault(format);
        _formats[format] = (
            carried + (check.IsBound ? 1 : 0),
            messages + check.Messages,
            refusals + check.Refusals,
            wrong + (isWrong ? 1 : 0));
    }

    public override string ToString() => string.Join('\n', _formats.Select(format => $"{format.Key}: {Describe(format.Value)}")
        .Prepend($"{Types} types, {Values} values")
        .Append($"{_formats.Values.Sum(format => format.Messages)} messages, {_formats.Values.Sum(format => format.Wrong)} types wrong"));

    private static string Describe((int Carried, int Messages, int Refusals, int Wrong) format) =>
        $"{format.Carried} types carried, {format.Messages} messages, {format.Refusals} values refused, {format.Wrong} types wrong";
}
