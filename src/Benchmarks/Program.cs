using SerBench.Benchmarks.Cli;
using SerBench.Benchmarks.Engine.Install;
using SerBench.Benchmarks.Engine.Outside.Emitted;

Lifeline.Watch();
EmittedBuild.Install();
Terminal terminal = Terminal.OfProcess();
if (InstalledTool.Find(terminal) is { } tool)
{
    if (tool.Run(args) is { } code)
    {
        return code;
    }

    args = [.. args.Where(argument => argument != InstalledTool.Offline)];
}

// Console output of code from outside is kept out of the command's own output. In a watched process nobody reads it.
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

// A thread of a type from outside may never end.
Environment.Exit(exitCode);
return exitCode;
