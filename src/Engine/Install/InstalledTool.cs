namespace SerBench.Engine.Install;

// The tool's package has no libraries. The first command that needs libraries builds a second program from the shipped sources
// (docs/decisions/0030-tool.md).
internal sealed class InstalledTool(string folder, Terminal terminal)
{
    public const string Offline = "--offline";

    public const string Command = "libraries";

    // These commands show help or existing results. upgrade builds its own libraries.
    private static readonly string[] WithoutLibraries = ["--help", "-h", "-?", "/?", "--version", "report", "claims", "upgrade"];

    public static InstalledTool? Find(Terminal terminal) =>
        Repository.IsInstalled ? new InstalledTool(AppContext.BaseDirectory, terminal) : null;

    // Returns the exit code, or null if this process must run the command itself, without libraries.
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

    // An interrupt also reaches the started program, so this process waits for that program's exit code.
    private static int Continue(string program, string[] arguments)
    {
        Console.CancelKeyPress += static (_, pressed) => pressed.Cancel = true;
        using Process process = Process.Start(OwnProgram.Other(program, arguments))!;
        process.WaitForExit();
        return process.ExitCode;
    }
}
