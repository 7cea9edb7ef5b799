using SerBench.Benchmarks.Features.Reports.Html;

namespace SerBench.Benchmarks.Features.Reports;

// A file for each library of the answer: its package and the timed calls.
internal static class UseFile
{
    private const string Type = "$T";

    // Begins what a use file says of differences.
    private const string Timed = "SerBench timed";

    public static IEnumerable<ReportFile> AllOf(Judge judge) =>
        from library in AnswerTable.LibrariesOf(judge)
        let use = library.Card.ReadUse()
        where use is not null
        select new ReportFile(library.File, Write(library, use));

    // The template has usings, an empty line, and a class for one type. The calls for other types are the same.
    private static string Write(ChosenLibrary library, string use)
    {
        int end = use.IndexOf("\n\n", StringComparison.Ordinal) + 1;
        string needs = FairnessNotes.Plain(library.Card.Needs ?? "nothing");
        string title =
            $"// {library.Card.Name}{(library.Version is { } version ? $" {version}" : "")}, "
            + $"{(use.Contains(Timed) ? "by documented calls" : "called as SerBench timed it")}. "
            + $"A type needs: {needs}.\n"
            + (library.Card.Carries is { } carries ? $"// Values: {FairnessNotes.Plain(carries)}.\n" : "");
        string[] types = [.. library.Models.Select(NameOf).Distinct()];
        return title + (library.Card.IsOfRuntime ? "" : $"//   {library.Command}\n")
            + (types.Length == 1 ? "" : $"// Called alike: {string.Join(", ", types[1..])}.\n")
            + use[..end] + use[end..].Replace(Type, types[0]);
    }

    // The id of a model from outside is the name of its type.
    private static string NameOf(string model)
    {
        string name = string.Concat(model.Select((letter, index) =>
            !char.IsAsciiLetterOrDigit(letter) ? ""
            : index == 0 || !char.IsAsciiLetterOrDigit(model[index - 1]) ? $"{char.ToUpperInvariant(letter)}"
            : $"{letter}"));
        return ModelCatalog.BuiltIn.Find(model)?.Type.Name ?? (name.Length > 0 && char.IsAsciiLetter(name[0]) ? name : $"Type{name}");
    }
}
