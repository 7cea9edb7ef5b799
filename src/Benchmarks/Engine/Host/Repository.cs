namespace SerBench.Benchmarks.Engine.Host;

/// <summary>Finds this program's own files: in the clone of the repository that built it, or in the folder of its installation.</summary>
public static class Repository
{
    /// <summary>The folder of sources in an installed tool, beside the program.</summary>
    public const string Sources = "sources";

    // The file by which the SDK finds the command of a tool. A tool may lie inside a clone that is not its own.
    private const string ToolMark = "DotnetToolSettings.xml";

    public static bool IsTool { get; } = File.Exists(Path.Combine(AppContext.BaseDirectory, ToolMark));

    private static readonly string? Clone = IsTool ? null : FindRoot();

    /// <summary>True for the program of the tool's package; false for the program with libraries that it builds.</summary>
    public static bool IsInstalled { get; } = Directory.Exists(Path.Combine(AppContext.BaseDirectory, Sources));

    /// <summary>The folder of the solution. If the program was installed or copied elsewhere, the current folder.</summary>
    public static string Root { get; } = Clone ?? Directory.GetCurrentDirectory();

    public static string RunsFolder => Path.Combine(Root, "artifacts", "runs");

    public static string CommandLine(string arguments) =>
        (IsTool ? $"serbench {arguments}" : arguments.Length == 0 ? "dotnet run -c Release" : $"dotnet run -c Release -- {arguments}")
            .TrimEnd();

    /// <summary>A committed report: that of the clone, or the one that came with an installed tool.</summary>
    public static string FindReport(string name) => Path.Combine(Clone ?? AppContext.BaseDirectory, "reports", name);

    /// <summary>The commit of the clone, with <c>+changes</c> if files differ, or of an installed tool's build; null if unknown.</summary>
    public static string? ReadCommit()
    {
        if (Clone is null)
        {
            return typeof(Repository).Assembly.GetCustomAttribute<AssemblyInformationalVersionAttribute>()?.InformationalVersion.Split('+') is [_, var built] ? built : null;
        }

        if (Git("rev-parse", "HEAD") is not { } commit)
        {
            return null;
        }

        return Git("status", "--porcelain", "--untracked-files=no") is { Length: > 0 } ? commit + "+changes" : commit;
    }

    // Searches upwards from the program: the current folder may lie in a second clone, inside or around this one.
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
            return ProgramOutput.Of(new ProcessStartInfo("git", ["-C", Clone!, .. arguments])) is { ExitCode: 0 } output
                ? output.Text.Trim()
                : null;
        }
        catch (System.ComponentModel.Win32Exception)
        {
            return null;
        }
    }
}
