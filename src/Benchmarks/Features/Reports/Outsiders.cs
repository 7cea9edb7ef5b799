namespace SerBench.Benchmarks.Features.Reports;

internal static class Outsiders
{
    private const int Most = 3;

    public static IReadOnlyList<string> Say(Judge judge) =>
    [
        .. from answer in judge.Answers.Where(answer => !answer.IsCut).Take(Verdict.MostModels)
           from mode in answer.Data.Modes.Where(mode => IsPlugin(mode.Cell.Serializer)).OrderBy(answer.OverLink.Times).Take(Most)
           let asked = judge.Record.Asked
           select $"{answer.Name}: {mode.ShortName} takes {TimeUnit.FormatNumber(mode.TotalOf(asked) / 1000)} us, "
               + $"{TimeUnit.FormatNumber(mode.CodeOf(asked) / 1000)} us of code, and {SizeText.Of(mode.Size)} bytes: "
               + $"{TimeUnit.FormatNumber(answer.OverLink.Times(mode))} times the first {Judge.OverLink}.",
    ];

    private static bool IsPlugin(string serializer) => SerializerName.Parse(serializer).IsPlain
        && PeerId.Parse(serializer) is null && Catalog.BuiltIn.Find(serializer) is null;
}
