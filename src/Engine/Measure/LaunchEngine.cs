using BenchmarkDotNet.Characteristics;
using BenchmarkDotNet.Engines;
using BenchmarkDotNet.Jobs;
using BenchmarkDotNet.Reports;

namespace SerBench.Engine.Measure;

// BenchmarkDotNet runs and reports only the last operation of a process. This class runs the earlier operations, and prints their samples.
public sealed class LaunchEngine : IEngineFactory
{
    private readonly EngineFactory _factory = new();

    public IEngine CreateReadyToRun(EngineParameters engineParameters)
    {
        var benchmark = (CellBenchmark)engineParameters.GlobalSetupAction.Target!;
        IEngine engine = Create();
        while (benchmark.HasNext)
        {
            engineParameters.Host.WriteLine(SampleLine.Write(benchmark.Operation, engine.Run()));
            engine.Dispose();
            benchmark.MoveNext();
            engine = Create();
        }

        if (benchmark.Kept is { } kept)
        {
            engineParameters.Host.WriteLine(SampleLine.WriteKept(kept));
        }

        return engine;

        SettledEngine Create() => new(_factory.CreateReadyToRun(engineParameters), benchmark);
    }
}

// Takes samples after the JIT has compiled the timed code for the last time, and prints a fault if the JIT still compiles that code.
internal sealed class SettledEngine(IEngine engine, CellBenchmark benchmark) : IEngine
{
    public IHost Host => engine.Host;

    public Job TargetJob => engine.TargetJob;

    public long OperationsPerInvoke => engine.OperationsPerInvoke;

    public Action? GlobalSetupAction => engine.GlobalSetupAction;

    public Action? GlobalCleanupAction => engine.GlobalCleanupAction;

    public Action<long> WorkloadAction => engine.WorkloadAction;

    public Action<long> OverheadAction => engine.OverheadAction;

    public IResolver Resolver => engine.Resolver;

    public void WriteLine() => engine.WriteLine();

    public void WriteLine(string line) => engine.WriteLine(line);

    public Measurement RunIteration(IterationData data) => engine.RunIteration(data);

    public RunResults Run()
    {
        Settled<RunResults> samples = benchmark.Measure(engine.Run);
        Host.WriteLine(SampleLine.WriteCode(benchmark.Operation, samples.Fault, samples.Code.Remark));
        return samples.Value;
    }

    public void Dispose() => engine.Dispose();
}
