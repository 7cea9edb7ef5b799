namespace SerBench.Benchmarks.Tests.Transcripts;

// Commands and all that they print, as a text beside the tests. Its lines begin with
//   $ COMMAND       for the program; below are its output, its errors behind "! ", and its exit code unless that is 0,
//   > FILE          for a file in the folder of the transcript; below is its text. C# is compiled, with the libraries that the line names,
//   anything else   for the reader.
// Lines below are indented. "./" is the folder of the transcript.
internal sealed partial class Transcript(TestFolder folder)
{
    private const string Indent = "  ";

    private static readonly (string Name, string Path)[] Known =
    [
        ("MyModels.dll", Samples.Models), ("MyPlugin.dll", Samples.Plugin),
        ("orders.jsonl", Samples.Orders), ("telemetry.json", Samples.Telemetry),
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
        text = text.Replace(folder.Path, ".");
        foreach ((string name, string path) in Known)
        {
            text = text.Replace(path, name);
        }

        return Figures().Replace(Libraries().Replace(text, "$1: ..."), match => $"<{match.Groups.Values.Last(group => group.Success).Name}>");
    }

    private static bool IsBelow(string line) => line.Length == 0 || line.StartsWith(Indent, StringComparison.Ordinal);

    private static IEnumerable<string> Indented(string text) =>
        [.. text.Trim('\n').Split('\n').Select(line => (Indent + line).TrimEnd()), ""];

    private void Write(string[] words, string text)
    {
        if (words[0].EndsWith(".cs", StringComparison.Ordinal))
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
            .Select(word => word.Split('=')).ToDictionary(setting => setting[0], setting => setting[1]);
        words = [.. words.Skip(settings.Count).Select(word => Known.FirstOrDefault(known => known.Name == word).Path ?? word)];
        return words switch
        {
            ["cat", var file] => Masked(File.ReadAllText(file)),
            ["cat", var file, var title] => Masked(SectionOf(File.ReadAllText(file), title)),
            ["replace", var file, var old, var wanted] => Replace(file, old, wanted),
            _ => Told(ProgramRun.Within(
                int.Parse(settings.GetValueOrDefault("COLUMNS", "140")),
                new FakeTimer { Failing = settings.GetValueOrDefault("FAILING") },
                words)),
        };
    }

    private string Told(ProgramRun run)
    {
        string errors = string.Concat(run.Error.Trim().Split('\n').Where(line => line.Length > 0).Select(line => $"! {line}\n"));
        return Masked(run.Output.TrimEnd() + '\n' + errors + (run.ExitCode == ExitCode.Done ? "" : $"exit code {run.ExitCode}"));
    }

    private static string SectionOf(string page, string title)
    {
        string[] lines = page.Split('\n');
        int start = Array.FindIndex(lines, line => line.TrimStart('#').Trim() == title);
        Assert.True(start >= 0, $"There is no section '{title}'.");
        int end = Array.FindIndex(lines, start + 1, line => line.StartsWith("## ", StringComparison.Ordinal));
        return string.Join('\n', lines[start..(end < 0 ? lines.Length : end)]);
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

    [GeneratedRegex(@"(?m)^(Present|Absent): .*$")]
    private static partial Regex Libraries();

    [GeneratedRegex(@"(?<hash>\b[0-9a-f]{64}\b)|(?<version>\b\d+(\.\d+){2,}(-[\w.]+)?)|(?<time>\b\d+:\d\d\b(?= left))")]
    private static partial Regex Figures();
}
