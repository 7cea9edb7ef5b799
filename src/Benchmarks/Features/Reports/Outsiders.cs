namespace SerBench.Benchmarks.Features.Reports;

// What a plug-in costs beside the libraries, whether it leads a line or not.
internal static class Outsiders
{
    public static IReadOnlyList<string> Say(Judge judge) =>
    [
        .. from answer in judge.Answers
           where !answer.IsCut
           from mode in answer.Data.Modes
           where PeerId.Parse(mode.Cell.Serializer) is null && Catalog.BuiltIn.Find(mode.Cell.Serializer) is null
               && SerializerName.Parse(mode.Cell.Serializer).IsPlain
           let asked = judge.Record.Asked
           select $"{answer.Name}: {mode.ShortName} takes {TimeUnit.FormatNumber(mode.TotalOf(asked) / 1000)} us, "
               + $"{TimeUnit.FormatNumber(mode.CodeOf(asked) / 1000)} us of code, and {SizeText.Of(mode.Size)} bytes: "
               + $"{TimeUnit.FormatNumber(answer.OverLink.Times(mode))} times the first {Judge.OverLink}.",
    ];
}
