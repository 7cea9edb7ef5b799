using BenchmarkDotNet.Engines;

namespace SerBench.Benchmarks.Engine.Measure;

// Times all operations of a launch in its process, each with its own engine of BenchmarkDotNet. BenchmarkDotNet itself runs and reports the
// last operation; the others run here, and a line reports their samples.
public sealed class LaunchEngine : IEngineFactory
{
    private readonly EngineFactory _factory = new();

    public IEngine CreateReadyToRun(EngineParameters engineParameters)
    {
        var benchmark = (CellBenchmark)engineParameters.GlobalSetupAction.Target!;
        IEngine engine = _factory.CreateReadyToRun(engineParameters);
        while (benchmark.HasNext)
        {
            engineParameters.Host.WriteLine(SampleLine.Write(benchmark.Operation, engine.Run()));
            engine.Dispose();
            benchmark.MoveNext();
            engine = _factory.CreateReadyToRun(engineParameters);
        }

        if (benchmark.Kept is { } kept)
        {
            engineParameters.Host.WriteLine(SampleLine.WriteKept(kept));
        }

        return engine;
    }
}
