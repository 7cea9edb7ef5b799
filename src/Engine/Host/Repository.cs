namespace SerBench.Engine.Host;

public static class Repository
{
    public const string Sources = "sources";

    // An installed tool has this file. The tool looks for no clone, because a clone around its folder did not build it.
    private const string ToolMark = "DotnetToolSettings.xml";

    public static bool IsTool { get; } = File.Exists(Path.Combine(AppContext.BaseDirectory, ToolMark));

    public static readonly string? Clone = IsTool ? null : FindRoot();

    // True for the installed tool, which has sources; false for the program that the tool builds from these sources.
    public static bool IsInstalled { get; } = Directory.Exists(Path.Combine(AppContext.BaseDirectory, Sources));

    public static string Root { get; } = Clone ?? Directory.GetCurrentDirectory();

    public static string RunsFolder => Path.Combine(Root, "artifacts", "runs");

    public static string CodeFolder => Clone is { } clone ? Path.Combine(clone, "artifacts") : PrivateFolder.Root;

    public static string CommandLine(string arguments) =>
        (IsTool ? $"serbench {arguments}" : arguments.Length == 0 ? "dotnet run -c Release" : $"dotnet run -c Release -- {arguments}")
            .TrimEnd();

    public static string FindReport(string name) => Path.Combine(Clone ?? AppContext.BaseDirectory, "reports", name);

    public static string? ReadCommit()
    {
        if (Clone is null)
        {
            return typeof(Repository).Assembly.GetCustomAttribute<AssemblyInformationalVersionAttribute>()
                ?.InformationalVersion.Split('+') is [_, var built] ? built : null;
        }

        return Git("rev-parse", "HEAD") is not { } commit ? null
            : Git("status", "--porcelain", "--untracked-files=no") is { Length: > 0 } ? commit + "+changes" : commit;
    }

    // The current folder may lie in another clone, so the search starts at the program.
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
