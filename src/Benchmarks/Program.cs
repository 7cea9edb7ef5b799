using SerBench.Benchmarks.Cli;
using SerBench.Benchmarks.Install;
using SerBench.Benchmarks.Measure;
using SerBench.Benchmarks.Options;
using SerBench.Serializers;

Lifeline.Watch();
Terminal terminal = Terminal.OfProcess();
if (InstalledTool.Find(terminal) is { } tool)
{
    if (tool.Run(args) is { } code)
    {
        return code;
    }

    args = [.. args.Where(argument => argument != InstalledTool.Offline)];
}

return CommandParser.Run(
    args,
    new ProgramContext(Catalog.BuiltIn, ModelCatalog.BuiltIn, terminal)
    {
        Timer = new BenchmarkDotNetTimer(),
        FirstCalls = new FirstCallTimer(),
        Marks = MeasuringMark.UsualFolder,
        LimitMemory = OwnProgram.LimitMemory,
    });
