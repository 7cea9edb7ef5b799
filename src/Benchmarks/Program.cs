using SerBench.Benchmarks.Commands;
using SerBench.Benchmarks.Environments;
using SerBench.Benchmarks.Measure;
using SerBench.Model;
using SerBench.Serializers;

Lifeline.Watch();
return CommandParser.Run(
    args,
    new ProgramContext(Catalog.BuiltIn, ModelCatalog.BuiltIn, Terminal.OfProcess())
    {
        Timer = new BenchmarkDotNetTimer(),
        FirstCalls = new FirstCallTimer(),
    });
