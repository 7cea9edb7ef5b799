namespace SerBench.Engine.Install;

// An installed tool, whose package has no libraries. The first command that needs libraries builds a complete second program in the tool's
// folder, from the shipped sources and the user's feed (docs/decisions/0030-tool.md). Uninstalling removes both programs.
internal sealed class InstalledTool(string folder, Terminal terminal)
{
    public const string Offline = "--offline";

    public const string Command = "libraries";

    // These show help or existing results, or (upgrade) build their own libraries.
    private static readonly string[] WithoutLibraries = ["--help", "-h", "-?", "/?", "--version", "report", "claims", "upgrade"];

    // Null if this program was built in a clone, or already has libraries.
    public static InstalledTool? Find(Terminal terminal) =>
        Repository.IsInstalled ? new InstalledTool(AppContext.BaseDirectory, terminal) : null;

    // Null if this process must go on without libraries.
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
