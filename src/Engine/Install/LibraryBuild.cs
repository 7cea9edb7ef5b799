namespace SerBench.Engine.Install;

// Other processes see the built program complete or not at all.
internal sealed class LibraryBuild(string tool, Terminal terminal)
{
    private const string Finished = "with-libraries";
    private static readonly string Project = Path.Combine("src", "Serializers", "Serializers.csproj");

    private const string Absent = ": warning SERBENCH001: ";

    private static readonly TimeSpan Patience = TimeSpan.FromMinutes(10);

    private string Sources => Path.Combine(tool, Repository.Sources);

    private string Folder => Path.Combine(tool, Finished);

    public string Program => Path.Combine(Folder, OwnProgram.Name);

    public bool IsDone => File.Exists(Program);

    /// <param name="isAsked">true to use the current folder's NuGet.config, which may belong to others.</param>
    public void Make(bool isAsked)
    {
        string half = Path.Combine(tool, $"half-{Environment.ProcessId}");
        try
        {
            terminal.ErrorLine(
                "Asking your package feed for the libraries to compare with, and compiling their rows: once, about a minute. "
                + $"{InstalledTool.Offline} does without.");
            if (Build(half, isAsked) is { } fault)
            {
                terminal.ErrorLine($"The comparison has no libraries this time: {fault}");
                return;
            }

            Complete(tool, half);
            Replace(half, Folder);
            terminal.ErrorLine($"Done. '{InstalledTool.Command}' asks again, by the NuGet.config of its folder.");
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            terminal.ErrorLine($"The comparison has no libraries: the tool cannot write into its own folder ({exception.Message})");
        }
        finally
        {
            Remove(half);
        }
    }

    internal static void Replace(string made, string folder)
    {
        string old = $"{made}-old";
        if (Directory.Exists(folder))
        {
            Directory.Move(folder, old);
        }

        try
        {
            Directory.Move(made, folder);
        }
        catch (IOException) when (Directory.Exists(old))
        {
            Directory.Move(old, folder);
            throw;
        }

        Remove(old);
    }

    private string? Build(string output, bool isAsked)
    {
        string? fault = Build(Sources, tool, output, isAsked ? Environment.CurrentDirectory : tool, out string text);
        foreach (string line in text.Split('\n')
            .Where(line => fault is null && line.Contains(Absent)).Select(line => Read(line, Absent)).Distinct())
        {
            terminal.ErrorLine(line);
        }

        return fault;
    }

    internal static string? Build(
        string sources, string program, string output, string feeds, out string text, params IEnumerable<string> properties)
    {
        // The build runs in the program's folder, because a global.json in the current folder may choose another SDK.
        ProcessStartInfo start = new("dotnet",
        [
            "build", Path.Combine(sources, Project), "-c", "Release", "-o", output, "--force", "-nologo", "-v:q", "-p:CI=false",
                "-noAutoResponse",
            "-p:RunAnalyzers=false",
            $"-p:SerBenchProgram={program}", $"-p:RestoreRootConfigDirectory={feeds}", .. properties,
        ])
        { WorkingDirectory = program };
        text = "";
        try
        {
            ProgramOutput? made = ProgramOutput.Of(start, Patience);
            text = made?.All ?? "";
            return made is null ? $"the build gave no answer within {Patience.TotalMinutes:0} minutes."
                : made.ExitCode == 0 ? null : FirstError(text);
        }
        catch (System.ComponentModel.Win32Exception)
        {
            return "no .NET SDK is in the path; libraries are compiled with it.";
        }
    }

    internal static string Read(string line, string mark)
    {
        string text = line[(line.IndexOf(mark, StringComparison.Ordinal) + mark.Length)..].Trim();
        int project = text.LastIndexOf(" [", StringComparison.Ordinal);
        return project < 0 ? text : text[..project];
    }

    private static string FirstError(string output) =>
        output.Split('\n').FirstOrDefault(line => line.Contains(": error ")) is { } error
            ? $"their build fails ({Read(error, ": ")})."
            : "their build fails.";

    internal static void Complete(string tool, string half)
    {
        var made = Directory.EnumerateFiles(half).Select(Path.GetFileName).ToHashSet(StringComparer.OrdinalIgnoreCase);
        foreach (string file in Directory.EnumerateFiles(tool).Where(file => !made.Contains(Path.GetFileName(file))))
        {
            File.Copy(file, Path.Combine(half, Path.GetFileName(file)));
        }

        foreach (string file in new[] { "runtimes", "reports" }.Select(name => Path.Combine(tool, name)).Where(Directory.Exists)
            .SelectMany(part => Directory.EnumerateFiles(part, "*", SearchOption.AllDirectories)))
        {
            string copy = Path.Combine(half, Path.GetRelativePath(tool, file));
            Directory.CreateDirectory(Path.GetDirectoryName(copy)!);
            if (!File.Exists(copy))
            {
                File.Copy(file, copy);
            }
        }

        DependencyFile.Add(Path.Combine(half, Path.ChangeExtension(OwnProgram.Name, ".deps.json")), half);
    }

    internal static void Remove(string half)
    {
        try
        {
            Directory.Delete(half, recursive: true);
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            // The folder was moved or never made, or a program runs in it.
        }
    }
}
