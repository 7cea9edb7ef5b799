namespace SerBench.Benchmarks.Features.Reports;

internal static class Portability
{
    public static IReadOnlyList<string> Say(Judge judge) => !judge.Record.Asked.Only.Contains(Question.Portable) ? [] :
    [
        .. from card in judge.Answers.SelectMany(answer => answer.Named).Select(mode => LibraryCard.Find(mode.Cell.Serializer))
               .OfType<LibraryCard>().Distinct()
           from languages in new[] { card.Languages }.OfType<Quote>()
           select $"{card.Spoken}: read in {languages.Words} ({languages.Source})"
               + (card.Carries is { } forms ? $"; its own forms: {LibraryCard.Plain(forms)}." : "."),
        .. judge.Record.Notes.Where(note => note.StartsWith(OwnForms.Begin, StringComparison.Ordinal)),
    ];
}
