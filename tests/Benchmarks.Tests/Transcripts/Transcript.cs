namespace SerBench.Benchmarks.Tests.Transcripts;

// Commands and all that they print, as a text beside the tests. Its lines begin with
//   $ COMMAND       for the program; below are its output, its errors behind "! ", and its exit code unless that is 0,
//   > FILE          for a file in the folder of the transcript; below is its text. C# is compiled, with the libraries that the line names,
//                   unless the line ends with "text",
//   anything else   for the reader.
// Lines below are indented. "./" is the folder of the transcript.
// "$ record ... ./run" writes a record (see WrittenRecord), and "$ section ./run/run.json ID" shows a part of its page.
// Before the words of a command, ONLY=part shows the lines of its output that have this part. ONLY=nil shows none.
internal sealed partial class Transcript(TestFolder folder)
{
    private const string Indent = "  ";

    // File systems and loaders give their own reasons.
    private const string Reason = @"(?<=(cannot be written|cannot be read|cannot go to '[^'\n]*'|loaded here): )(?<reason>(?!it is)[^\n]+)";

    private static readonly (string Name, string Path)[] Known =
    [
        ("MyModels.dll", Samples.Models), ("MyPlugin.dll", Samples.Plugin),
        ("orders.jsonl", Samples.Orders), ("telemetry.json", Samples.Telemetry), ("OldShop", Clone.At("samples/OldShop")),
    ];

    // The text, with the output of now.
    public string Play(string text)
    {
        string[] lines = text.ReplaceLineEndings("\n").TrimEnd().Split('\n');
        var played = new List<string>();
        for (int next = 0; next < lines.Length;)
        {
            string line = lines[next++];
            string[] below = [.. lines.Skip(next).TakeWhile(IsBelow)];
            played.Add(line);
            switch (line.Split(' ', 2))
            {
                case ["$", var command]:
                    played.AddRange(Indented(Run(command)));
                    next += below.Length;
                    break;
                case [">", var file]:
                    Write(file.Split(' '), string.Join('\n', below.Select(text => text.Length > 0 ? text[Indent.Length..] : "")));
                    played.AddRange(below);
                    next += below.Length;
                    break;
            }
        }

        return string.Join('\n', played).TrimEnd() + '\n';
    }

    // A text with stand-ins for what another machine, day or version of a library changes.
    public string Masked(string text)
    {
        text = text.Replace(folder.Path + Path.DirectorySeparatorChar, "./").Replace(folder.Path, ".");
        foreach ((string name, string path) in Known)
        {
            text = text.Replace(path, name);
        }

        text = Libraries().Replace(Paths().Replace(text, match => match.Value.Replace('\\', '/')), "Present: ...\n");
        return Figures().Replace(text, match => $"<{match.Groups.Values.Last(group => group.Success).Name}>");
    }

    private static string FindKnown(string word) => Known.FirstOrDefault(known => known.Name == word).Path ?? word;

    private static bool IsBelow(string line) => line.Length == 0 || line.StartsWith(Indent, StringComparison.Ordinal);

    private static IEnumerable<string> Indented(string text) =>
        [.. text.TrimEnd('\n').Split('\n').Select(line => (Indent + line).TrimEnd()).SkipWhile(line => line.Length == 0), ""];

    private void Write(string[] words, string text)
    {
        if (words[0].EndsWith(".cs", StringComparison.Ordinal) && words[^1] != "text")
        {
            CompiledAssembly.Write(folder, Path.GetFileNameWithoutExtension(words[0]), text, [.. words.Skip(1).Select(folder.File)]);
        }
        else
        {
            folder.Write(words[0], text.Trim('\n'));
        }
    }

    private string Run(string command)
    {
        string[] words =
            [.. Words().Matches(command).Select(word => Here().Replace(word.Value.Replace("'", ""), $"$1{folder.Path}/"))];
        Dictionary<string, string> settings = words.TakeWhile(word => Setting().IsMatch(word))
            .Select(word => word.Split('=', 2)).ToDictionary(setting => setting[0], setting => setting[1]);
        words = [.. words.Skip(settings.Count).Select(word => string.Join(',', word.Split(',').Select(FindKnown)))];
        return words switch
        {
            ["cat", var file] => Masked(File.ReadAllText(file)),
            ["cat", var file, var title] => Masked(SectionOf(File.ReadAllText(file), title)),
            ["grep", var part, var file] => Masked(LinesWith(part, File.ReadAllText(file))),
            ["ls", var path] => string.Join(
                '\n', Directory.EnumerateFileSystemEntries(path).Select(Path.GetFileName).Order(StringComparer.Ordinal)),
            ["rm", var file] => Delete(file),
            ["record", .. var record] => WrittenRecord.Write(record),
            ["section", var file, var id, .. var part] => Masked(LinesWith(string.Concat(part), MarkdownReport.Render(
                WrittenReports.Sections(RunRecordFile.Read(file)).Single(section => section.Id == id)))),
            ["replace", var file, var old, var wanted] => Replace(file, old, wanted),
            _ => Told(
                ProgramRun.Within(
                    int.Parse(settings.GetValueOrDefault("COLUMNS", "140")),
                    new FakeTimer { Failing = settings.GetValueOrDefault("FAILING") },
                    words),
                settings.GetValueOrDefault("ONLY", "")),
        };
    }

    // only: What the lines of the output must have that are shown.
    private string Told(ProgramRun run, string only)
    {
        string errors = string.Concat(run.Error.Trim().Split('\n').Where(line => line.Length > 0).Select(line => $"! {line}\n"));
        string output = only == "nil" ? "" : LinesWith(only, run.Output).TrimEnd();
        return Masked($"{output}\n{errors}{(run.ExitCode == ExitCode.Done ? "" : $"exit code {run.ExitCode}")}");
    }

    private static string SectionOf(string page, string title)
    {
        string[] lines = page.Split('\n');
        int start = Array.FindIndex(lines, line => line.TrimStart('#').Trim() == title);
        Assert.True(start >= 0, $"There is no section '{title}'.");
        int end = Array.FindIndex(lines, start + 1, line => line.StartsWith("## ", StringComparison.Ordinal));
        return string.Join('\n', lines[start..(end < 0 ? lines.Length : end)]);
    }

    private static string LinesWith(string part, string text) =>
        part.Length == 0 ? text : string.Join('\n', text.Split('\n').Where(line => line.Contains(part)).Select(line => line.Trim()));

    private static string Delete(string file)
    {
        File.Delete(file);
        return "";
    }

    private static string Replace(string file, string old, string wanted)
    {
        string text = File.ReadAllText(file);
        Assert.Contains(old, text);
        File.WriteAllText(file, text.Replace(old, wanted));
        return "";
    }

    [GeneratedRegex(@"('[^']*'|\S)+")]
    private static partial Regex Words();

    [GeneratedRegex(@"(^|[,=])\./")]
    private static partial Regex Here();

    [GeneratedRegex(@"^[A-Z]+=")]
    private static partial Regex Setting();

    [GeneratedRegex(@"(?m)(^(Present|Absent): .*(\n|\z))+")]
    private static partial Regex Libraries();

    [GeneratedRegex(@"\./[\w./\\-]+")]
    private static partial Regex Paths();

    [GeneratedRegex(Reason + @"|(?<hash>\b[0-9a-f]{64}\b)|(?<version>\b\d+(\.\d+){2,}(-[\w.]+)?)|(?<time>\b\d+:\d\d\b(?= left))")]
    private static partial Regex Figures();
}
