namespace SerBench.Benchmarks.Engine.Install;

/// <summary>The program as an installed tool. Its package is the same for everybody and holds no library that a feed may lack. The first
/// command that needs libraries builds them from the shipped sources, against what the user's feed has, and puts a complete second program
/// into the tool's own folder (docs/decisions/0030-tool.md). Uninstalling the tool removes it as well.</summary>
internal sealed class InstalledTool(string folder, Terminal terminal)
{
    public const string Offline = "--offline";

    /// <summary>The command that asks the feed again.</summary>
    public const string Command = "libraries";

    // These show or compare what is there, and race nothing, or build what they race.
    private static readonly string[] WithoutLibraries = ["--help", "-h", "-?", "/?", "--version", "report", "claims", "upgrade"];

    /// <summary>This program as a tool; null if it was built in a clone, or is the program with libraries already.</summary>
    public static InstalledTool? Find(Terminal terminal) => Repository.IsInstalled ? new InstalledTool(AppContext.BaseDirectory, terminal) : null;

    /// <summary>Runs the program with libraries, where these arguments need it. Null: this process goes on by itself, without
    /// libraries.</summary>
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

    // An interrupt reaches the whole group: the program below ends in its own way, and this process waits for its exit code.
    private static int Continue(string program, string[] arguments)
    {
        Console.CancelKeyPress += static (_, pressed) => pressed.Cancel = true;
        using Process process = Process.Start(OwnProgram.Other(program, arguments))!;
        process.WaitForExit();
        return process.ExitCode;
    }
}
