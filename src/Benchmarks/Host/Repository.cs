using System.Diagnostics;

namespace SerBench.Benchmarks.Host;

/// <summary>The clone of the repository in which this program was built.</summary>
public static class Repository
{
    /// <summary>The folder of the solution. If the program was copied elsewhere, the current folder.</summary>
    public static string Root { get; } = FindRoot() ?? Directory.GetCurrentDirectory();

    public static string RunsFolder => Path.Combine(Root, "artifacts", "runs");

    /// <summary>The commit of the working tree, with <c>+changes</c> if files differ from it; null without git.</summary>
    public static string? ReadCommit()
    {
        if (Git("rev-parse", "HEAD") is not { } commit)
        {
            return null;
        }

        return Git("status", "--porcelain", "--untracked-files=no") is { Length: > 0 } ? commit + "+changes" : commit;
    }

    // Searches upwards from the program, not from the current folder, which may lie in a second clone inside or around this one.
    private static string? FindRoot()
    {
        for (DirectoryInfo? folder = new(AppContext.BaseDirectory); folder is not null; folder = folder.Parent)
        {
            if (File.Exists(Path.Combine(folder.FullName, "SerBench.sln")))
            {
                return folder.FullName;
            }
        }

        return null;
    }

    private static string? Git(params string[] arguments)
    {
        try
        {
            var start = new ProcessStartInfo("git", ["-C", Root, .. arguments]) { RedirectStandardOutput = true, RedirectStandardError = true };
            using Process process = Process.Start(start)!;
            process.ErrorDataReceived += static (_, _) => { };
            process.BeginErrorReadLine();
            string output = process.StandardOutput.ReadToEnd().Trim();
            process.WaitForExit();
            return process.ExitCode == 0 ? output : null;
        }
        catch (System.ComponentModel.Win32Exception)
        {
            return null;
        }
    }
}
