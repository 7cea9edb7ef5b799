using SerBench.Benchmarks.Cli;
using SerBench.Engine.Install;
using SerBench.Engine.Outside.Emitted;

Lifeline.Watch();
FeatureList.Register();
EmittedBuild.Install();
Terminal terminal = Terminal.OfProcess();
if (PrivateFolder.FindPlanted(Environment.CurrentDirectory) is { } planted)
{
    terminal.ErrorLine($"'{planted}' would be started in place of your program; work in another folder, or move the file.");
    return ExitCode.Usage;
}

if (InstalledTool.Find(terminal) is { } tool)
{
    if (tool.Run(args) is { } code)
    {
        return code;
    }

    args = [.. args.Where(argument => argument != InstalledTool.Offline)];
}

// Console output of other code must not mix with the command's output.
Console.SetOut(args.Contains(WatchedProcess.FromOption) ? TextWriter.Null : Console.Error);
int exitCode = CommandParser.Run(
    args,
    new ProgramContext(Catalog.BuiltIn, ModelCatalog.BuiltIn, terminal)
    {
        Timer = new BenchmarkDotNetTimer(),
        FirstCalls = new FirstCallTimer(),
        Marks = MeasuringMark.UsualFolder,
        LimitMemory = OwnProgram.LimitMemory,
    });

// Ends all threads, because a thread of a user's assembly may run forever.
Environment.Exit(exitCode);
return exitCode;
