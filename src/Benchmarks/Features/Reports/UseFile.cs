using SerBench.Engine.Programs;

namespace SerBench.Benchmarks.Features.Reports;

internal static class UseFile
{
    private const string Type = "$T";

    public static IEnumerable<ReportFile> AllOf(Judge judge) =>
        from library in AnswerTable.LibrariesOf(judge)
        let use = library.Card.ReadUse()
        where use is not null
        select new ReportFile(library.Folder, Write(library, use));

    private static string Write(ChosenLibrary library, string use)
    {
        int end = use.IndexOf("\n\n", StringComparison.Ordinal) + 1;
        string[] types = [.. library.Models.Select(NameOf).Distinct()];
        return UseFolder.HeadOf(library.Card, library.Version, library.Row) + (library.Card.IsOfRuntime ? "" : $"//   {library.Command}\n")
            + (types.Length == 1 ? "" : $"// Called alike: {string.Join(", ", types[1..])}.\n")
            + use[..end] + use[end..].Replace(Type, types[0]);
    }

    private static string NameOf(string model)
    {
        string name = string.Concat(model.Select((letter, index) =>
            !char.IsAsciiLetterOrDigit(letter) ? ""
            : index == 0 || !char.IsAsciiLetterOrDigit(model[index - 1]) ? $"{char.ToUpperInvariant(letter)}"
            : $"{letter}"));
        return ModelCatalog.BuiltIn.Find(model)?.Type.Name ?? (name.Length > 0 && char.IsAsciiLetter(name[0]) ? name : $"Type{name}");
    }
}
