using System.Diagnostics;

namespace SerBench.Benchmarks.Engine.Install;

/// <summary>Builds the shipped sources of the libraries' rows and makes a program that has them. Others see it whole or not at all.</summary>
/// <param name="tool">The folder of the installed program.</param>
internal sealed class LibraryBuild(string tool, Terminal terminal)
{
    private const string Finished = "with-libraries";

    // The build's warning about a library that the feed lacks.
    private const string Absent = ": warning SERBENCH001: ";

    private static readonly TimeSpan Patience = TimeSpan.FromMinutes(10);

    private string Sources => Path.Combine(tool, Repository.Sources);

    private string Folder => Path.Combine(tool, Finished);

    /// <summary>The file of the program with libraries.</summary>
    public string Program => Path.Combine(Folder, OwnProgram.Name);

    public bool IsDone => File.Exists(Program);

    /// <summary>Asks the feed and builds. Every outcome is said in a line; a build that fails leaves what was there.</summary>
    /// <param name="isAsked">True if the user asked for it. Only then does NuGet.config of the current folder count, which may be somebody else's.</param>
    public void Make(bool isAsked)
    {
        string half = Path.Combine(tool, $"half-{Environment.ProcessId}");
        try
        {
            terminal.ErrorLine($"Asking your package feed for the libraries to compare with, and compiling their rows: once, about a minute. {InstalledTool.Offline} does without.");
            if (Build(half, isAsked) is { } fault)
            {
                terminal.ErrorLine($"The comparison has no libraries this time: {fault}");
                return;
            }

            CopyTo(half);
            DependencyFile.Add(Path.Combine(half, Path.ChangeExtension(OwnProgram.Name, ".deps.json")), half);
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

    /// <summary>Puts a folder in the place of an old one, which stays if this fails.</summary>
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
        // No global.json here chooses the SDK. Warnings are for the authors of the sources.
        string project = Path.Combine(Sources, "src", "Serializers", "Serializers.csproj");
        ProcessStartInfo start = new("dotnet",
        [
            "build", project, "-c", "Release", "-o", output, "--force", "-nologo", "-v:q", "-p:CI=false", "-p:RunAnalyzers=false",
            $"-p:SerBenchProgram={tool}", $"-p:RestoreRootConfigDirectory={(isAsked ? Environment.CurrentDirectory : tool)}",
        ])
        { WorkingDirectory = tool };
        try
        {
            return ProgramOutput.Of(start, Patience) is not { } made ? $"the build gave no answer within {Patience.TotalMinutes:0} minutes."
                : made.ExitCode == 0 ? Tell(made.Text) : FirstError(made.All);
        }
        catch (System.ComponentModel.Win32Exception)
        {
            return "no .NET SDK is in the path; libraries are compiled with it.";
        }
    }

    private string? Tell(string output)
    {
        foreach (string line in output.Split('\n').Where(line => line.Contains(Absent, StringComparison.Ordinal)).Select(Read).Distinct())
        {
            terminal.ErrorLine(line);
        }

        return null;
    }

    private static string Read(string line)
    {
        string text = line[(line.IndexOf(Absent, StringComparison.Ordinal) + Absent.Length)..].Trim();
        int project = text.LastIndexOf(" [", StringComparison.Ordinal);
        return project < 0 ? text : text[..project];
    }

    private static string FirstError(string output) =>
        output.Split('\n').FirstOrDefault(line => line.Contains(": error ", StringComparison.Ordinal)) is { } error
            ? $"their build fails ({error[(error.IndexOf(": error ", StringComparison.Ordinal) + 2)..].Trim()})."
            : "their build fails.";

    // Files of the build replace those of the tool: the assembly of all rows, above all.
    private void CopyTo(string half)
    {
        var made = Directory.EnumerateFiles(half).Select(Path.GetFileName).ToHashSet(StringComparer.OrdinalIgnoreCase);
        foreach (string file in Directory.EnumerateFiles(tool).Where(file => !made.Contains(Path.GetFileName(file))))
        {
            File.Copy(file, Path.Combine(half, Path.GetFileName(file)));
        }

        foreach (string part in new[] { "runtimes", "reports" }.Select(name => Path.Combine(tool, name)).Where(Directory.Exists))
        {
            foreach (string file in Directory.EnumerateFiles(part, "*", SearchOption.AllDirectories))
            {
                string copy = Path.Combine(half, Path.GetRelativePath(tool, file));
                Directory.CreateDirectory(Path.GetDirectoryName(copy)!);
                File.Copy(file, copy);
            }
        }
    }

    private static void Remove(string half)
    {
        try
        {
            Directory.Delete(half, recursive: true);
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            // It was moved, was never made, or a program runs in it.
        }
    }
}
