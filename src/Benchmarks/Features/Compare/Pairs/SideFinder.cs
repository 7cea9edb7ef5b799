using System.ComponentModel;

namespace SerBench.Benchmarks.Features.Compare.Pairs;

internal sealed class SideFinder(Terminal terminal)
{
    public Side Find(string name)
    {
        if (Directory.Exists(name))
        {
            string program = Path.GetFullPath(Path.Combine(name, OwnProgram.Name));
            return File.Exists(program) ? new Side(name, program, [])
                : throw new UsageException(
                    $"'{name}' has no {OwnProgram.Name}; name the folder of a Release build, such as src/Benchmarks/bin/Release/net10.0.");
        }

        if (File.Exists(name))
        {
            return Path.GetFileName(name) == OwnProgram.Name
                ? new Side(name, Path.GetFullPath(name), [])
                : new Side(name, typeof(SideFinder).Assembly.Location, ["--plugin", Path.GetFullPath(name)]);
        }

        // Git would read a name with a leading hyphen as an option.
        return !name.StartsWith('-')
            && Try("git", "rev-parse", "--verify", "--quiet", $"{name}^{{commit}}") is { ExitCode: 0, All: { Length: > 0 } commit }
            ? Build(name, commit.Trim())
            : throw new UsageException($"'{name}' is no folder with a build, no plug-in and no commit of the work tree here.");
    }

    private Side Build(string name, string commit)
    {
        terminal.Line($"Building {name} ({commit[..12]}) ...");
        string tree = Path.Combine(PrivateFolder.Create(), "tree");
        Demand(name, Try("git", "worktree", "add", "--detach", tree, commit));
        AppDomain.CurrentDomain.ProcessExit += (_, _) => Try("git", "worktree", "remove", "--force", tree);
        string project = Path.Combine(tree, "src", "Benchmarks");
        Demand(name, Try("dotnet", "build", project, "-c", "Release", "-v", "quiet", "-nologo"));
        string folder = Path.GetFileName(AppContext.BaseDirectory.TrimEnd(Path.DirectorySeparatorChar));
        return Find(Path.Combine(project, "bin", "Release", folder)) with { Name = name };
    }

    private static void Demand(string name, ProgramOutput result)
    {
        if (result.ExitCode != 0)
        {
            throw new UsageException($"'{name}' cannot be built: {BuildFault.Describe(result.All)}");
        }
    }

    private static ProgramOutput Try(string program, params string[] arguments)
    {
        try
        {
            return ProgramOutput.Of(new ProcessStartInfo(program, arguments))!;
        }
        catch (Win32Exception exception)
        {
            throw new UsageException($"The program '{program}' cannot be started: {exception.Message}");
        }
    }
}

internal static class BuildFault
{
    public static readonly string[] Unreachable = ["NU1301", "NU1302", "NU1801"];

    public static string Describe(string output)
    {
        string[] lines = output.Split('\n', StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries);
        return lines.Any(line => Unreachable.Any(code => line.Contains(code)))
            ? "its package feed cannot be reached; try again, or name folders that are already built."
            : lines.FirstOrDefault(
                line => line.Contains("error", StringComparison.OrdinalIgnoreCase) || line.StartsWith("fatal", StringComparison.Ordinal))
                ?? "no reason was given.";
    }
}
