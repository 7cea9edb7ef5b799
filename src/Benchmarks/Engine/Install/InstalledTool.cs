namespace SerBench.Benchmarks.Engine.Install;

/// <summary>The program as an installed tool, whose package has no libraries. The first command that needs them builds a complete second
/// program in the tool's own folder, from the shipped sources and the user's feed (docs/decisions/0030-tool.md). Uninstalling the tool
/// removes it as well.</summary>
internal sealed class InstalledTool(string folder, Terminal terminal)
{
    public const string Offline = "--offline";

    /// <summary>The command that asks the feed again.</summary>
    public const string Command = "libraries";

    // These show help or existing results, or (upgrade) build their own libraries.
    private static readonly string[] WithoutLibraries = ["--help", "-h", "-?", "/?", "--version", "report", "claims", "upgrade"];

    /// <summary>This program as a tool; null if it was built in a clone, or is the program with libraries already.</summary>
    public static InstalledTool? Find(Terminal terminal) =>
        Repository.IsInstalled ? new InstalledTool(AppContext.BaseDirectory, terminal) : null;

    /// <summary>Runs the program with libraries if the arguments need it. Null if this process must go on without libraries.</summary>
    public int? Run(string[] arguments)
    {
        if (arguments.Contains(Offline) || arguments.Any(WithoutLibraries.Contains))
        {
            return null;
        }

        bool isAsked = arguments is [Command, ..];
        var build = new LibraryBuild(folder, terminal);
        if (!build.IsDone || isAsked)
        {
            build.Make(isAsked);
        }

        if (isAsked)
        {
            return build.IsDone ? ExitCode.Done : ExitCode.Failed;
        }

        return build.IsDone ? Continue(build.Program, arguments) : null;
    }

    // An interrupt reaches the whole group: the started program ends in its own way, and this process waits for its exit code.
    private static int Continue(string program, string[] arguments)
    {
        Console.CancelKeyPress += static (_, pressed) => pressed.Cancel = true;
        using Process process = Process.Start(OwnProgram.Other(program, arguments))!;
        process.WaitForExit();
        return process.ExitCode;
    }
}
