using SerBench.Benchmarks.Features.Reports.Html;

namespace SerBench.Benchmarks.Features.Reports;

/// <summary>For each library of the answer's lines, a file with its package and the calls that were timed.</summary>
internal static class UseFile
{
    private const string Type = "$T";

    public static IEnumerable<ReportFile> AllOf(RunRecord record, Figures figures) =>
        from library in AnswerTable.LibrariesOf(record, figures)
        let use = library.Card.ReadUse()
        where use is not null
        select new ReportFile(library.File, Write(library, use));

    // The template has its usings, an empty line, and a class for one type. Other types are called like the first.
    private static string Write(ChosenLibrary library, string use)
    {
        int end = use.IndexOf("\n\n", StringComparison.Ordinal) + 1;
        string needs = FairnessNotes.Plain(library.Card.Needs ?? "nothing");
        string title = $"// {library.Card.Name}{(library.Version is { } version ? $" {version}" : "")}, called as SerBench timed it. A type needs: {needs}.\n"
            + (library.Card.Carries is { } carries ? $"// Values: {FairnessNotes.Plain(carries)}.\n" : "");
        string[] types = [.. library.Models.Select(NameOf).Distinct()];
        return title + (library.Card.IsOfRuntime ? "" : $"//   {library.Command}\n") + (types.Length == 1 ? "" : $"// Called alike: {string.Join(", ", types[1..])}.\n")
            + use[..end] + use[end..].Replace(Type, types[0]);
    }

    // The types of built-in models have names of their own. The id of another model is its type's name.
    private static string NameOf(string model)
    {
        string name = string.Concat(model.Select((letter, index) =>
            !char.IsAsciiLetterOrDigit(letter) ? "" : index == 0 || !char.IsAsciiLetterOrDigit(model[index - 1]) ? $"{char.ToUpperInvariant(letter)}" : $"{letter}"));
        return ModelCatalog.BuiltIn.Find(model)?.Type.Name ?? (name.Length > 0 && char.IsAsciiLetter(name[0]) ? name : $"Type{name}");
    }
}
