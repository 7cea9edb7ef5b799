namespace SerBench.Formats.Tests.Architecture;

// Rules that compiled assemblies cannot show: the folders of sources, the length of files and lines, and the paths that pages name.
public sealed partial class SourceTests
{
    private const int LongestFile = 600;
    private const int LongestLine = 140;

    // Suites that are named by intent run over many rooms.
    private static readonly string[] Intents =
    [
        "Architecture", "Commands", "Docs", "Doubles", "Explain", "Findings", "Grid", "Hostile", "Ignite/Golden", "Kinds",
        "Packaging", "Programs", "Snapshots", "Transcripts", "Wild", "Zoo",
    ];

    private static IEnumerable<string> Sources => SourcesOf("src");

    private static IEnumerable<string> SourcesOf(string folder) =>
        Directory.EnumerateFiles(Clone.At(folder), "*.cs", SearchOption.AllDirectories)
            .Where(file => !BuildOutput().IsMatch(file) && !file.EndsWith(".g.cs", StringComparison.Ordinal));

    // What users of the package name lies in its room, and in the one namespace that they need.
    [Fact]
    public void A_namespace_is_its_folder()
    {
        var wrong =
            from file in Sources
            let project = Path.GetRelativePath(Clone.At("src"), Path.GetDirectoryName(file)!)
            where !project.StartsWith("Model", StringComparison.Ordinal)
            let expected = "SerBench." + project.Replace(Path.DirectorySeparatorChar, '.')
            let found = Namespace().Match(File.ReadAllText(file))
            where !(expected.StartsWith("SerBench.Formats.", StringComparison.Ordinal) && found.Groups["name"].Value == "SerBench.Formats")
            where found.Success && found.Groups["name"].Value != expected
                && !found.Groups["name"].Value.StartsWith("System.", StringComparison.Ordinal)
            select $"{Path.GetRelativePath(Clone.Root, file)}: {found.Groups["name"].Value}";
        Assert.Empty(wrong);
    }

    [Fact]
    public void Tests_lie_in_the_folder_of_what_they_test()
    {
        var wrong =
            from project in Directory.EnumerateDirectories(Clone.At("tests"), "*.Tests")
            from folder in Directory.EnumerateFiles(project, "*.cs", SearchOption.AllDirectories)
                .Where(file => !BuildOutput().IsMatch(file))
                .Select(Path.GetDirectoryName)
                .Distinct()
            let room = Path.GetRelativePath(project, folder!).Replace(Path.DirectorySeparatorChar, '/')
            where !Intents.Contains(room)
                && !Directory.Exists(Path.Combine(Clone.Root, "src", Path.GetFileNameWithoutExtension(project), room))
                && !(project.EndsWith("Benchmarks.Tests") && Directory.Exists(Path.Combine(Clone.Root, "src", room)))
            select Path.GetRelativePath(Clone.Root, folder!);
        Assert.Empty(wrong);
    }

    [Fact]
    public void No_file_is_too_long() =>
        Assert.Empty(Sources.Where(file => File.ReadLines(file).Count() > LongestFile)
            .Select(file => Path.GetRelativePath(Clone.Root, file)));

    // Texts that a program prints or writes keep their lines, also in RuntimeMembers, which is copied into the files of users. A table of
    // direct calls has one call per line.
    [Fact]
    public void No_line_is_too_long()
    {
        var wrong =
            from file in Sources.Concat(SourcesOf("samples")).Concat(SourcesOf("tests"))
            let path = Path.GetRelativePath(Clone.Root, file).Replace(Path.DirectorySeparatorChar, '/')
            where !path.EndsWith("Direct.cs", StringComparison.Ordinal) && !path.EndsWith("RuntimeMembers.cs", StringComparison.Ordinal)
            from line in LinesOutsideTexts(file)
            where line.Text.Length > LongestLine
            select $"{path}:{line.Number}";
        Assert.Empty(wrong);
    }

    [Fact]
    public void One_name_is_one_type_of_an_assembly()
    {
        var doubled =
            from file in Sources
            let project = Path.GetRelativePath(Clone.At("src"), file).Split(Path.DirectorySeparatorChar)[0]
            from name in TopLevelType().Matches(File.ReadAllText(file)).Select(match => match.Groups["name"].Value).Distinct()
            where !name.EndsWith("Twin", StringComparison.Ordinal)
            group Path.GetDirectoryName(file)! by (project, name) into places
            where places.Distinct().Count() > 1
            select $"{places.Key.project}: {places.Key.name}";
        Assert.Empty(doubled);
    }

    // What is known of a library lies in its folder, on its card.
    [Fact]
    public void The_program_names_no_row_of_a_library() => Assert.Empty(
        new[] { "Benchmarks", "Engine", "Migration", "Published" }
            .SelectMany(project => Directory.EnumerateFiles(Clone.At($"src/{project}"), "*", SearchOption.AllDirectories))
            .Where(file => Path.GetExtension(file) is ".cs" or ".js" or ".html"
                && !BuildOutput().IsMatch(file)
                && File.ReadAllText(file).Contains("\"peer/"))
            .Select(file => Path.GetRelativePath(Clone.Root, file)));

    [Fact]
    public void Every_path_that_a_page_names_is_there()
    {
        IEnumerable<string> pages = Directory.EnumerateFiles(Clone.Root, "*.md")
            .Concat(Directory.EnumerateFiles(Clone.At("docs"), "*.md", SearchOption.AllDirectories));
        var paths =
            from page in pages
            from path in PathName().Matches(File.ReadAllText(page)).Select(match => match.Groups["path"].Value)
            select (Page: Path.GetRelativePath(Clone.Root, page), Path: path);
        Assert.Contains(paths, item => item.Page == "ARCHITECTURE.md");
        Assert.DoesNotContain(paths, item => !Path.Exists(Clone.At(item.Path)));
    }

    // eng/mutate changes these lines, and cannot where one has changed.
    [Fact]
    public void Every_mutant_has_its_line_once()
    {
        string file = "";
        foreach (string line in File.ReadLines(Clone.At("eng/mutants.txt")))
        {
            file = line.StartsWith("src/") ? line : file;
            Assert.True(
                !line.StartsWith("- ") || File.ReadLines(Clone.At(file)).Count(text => text.Trim() == line[2..]) == 1,
                $"{file}: {line}");
        }
    }

    // Without raw strings.
    private static IEnumerable<(string Text, int Number)> LinesOutsideTexts(string file)
    {
        bool isText = false;
        int number = 0;
        foreach (string line in File.ReadLines(file))
        {
            number++;
            int quotes = RawQuotes().Count(line);
            if (!isText && quotes == 0)
            {
                yield return (line, number);
            }

            isText ^= quotes % 2 == 1;
        }
    }

    [GeneratedRegex("\"{3,}")]
    private static partial Regex RawQuotes();

    [GeneratedRegex(@"[\\/](bin|obj)[\\/]")]
    private static partial Regex BuildOutput();

    [GeneratedRegex(@"^namespace (?<name>[\w.]+)", RegexOptions.Multiline)]
    private static partial Regex Namespace();

    [GeneratedRegex(
        @"^(?:(?:public|internal|sealed|static|abstract|readonly|ref|partial|unsafe) )*" +
        @"(?:class|struct|interface|enum|record(?: class| struct)?) (?<name>[A-Z]\w*)",
        RegexOptions.Multiline)]
    private static partial Regex TopLevelType();

    [GeneratedRegex(@"`(?<path>(?:src|tests|docs|samples|eng)/[\w./-]+)`")]
    private static partial Regex PathName();
}
