using SerBench.Benchmarks.Cli;
using SerBench.Benchmarks.Measure;
using SerBench.Benchmarks.Options;
using SerBench.Serializers;

Lifeline.Watch();
return CommandParser.Run(
    args,
    new ProgramContext(Catalog.BuiltIn, ModelCatalog.BuiltIn, Terminal.OfProcess())
    {
        Timer = new BenchmarkDotNetTimer(),
        FirstCalls = new FirstCallTimer(),
        Marks = MeasuringMark.UsualFolder,
    });
