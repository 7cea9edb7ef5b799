using SerBench.Benchmarks.Host;
using SerBench.Benchmarks.Measure;
using SerBench.Benchmarks.Records;
using SerBench.Benchmarks.Tests.Commands;
using SerBench.Benchmarks.Tests.Doubles;

namespace SerBench.Benchmarks.Tests.Measure;

/// <summary>The process that times a row finds all code that was verified here: it is started, and times one row.</summary>
public sealed class TimingProcessTests : IDisposable
{
    private readonly TestFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    /// <summary>The runtime has an older assembly of the same name, which is not to be loaded.</summary>
    [Fact]
    public void It_loads_a_library_that_the_runtime_has_in_another_version() =>
        AssertTimed("--serializer", "peer/System.Runtime.Serialization.Formatters", "--model", "simple");

    [Fact]
    public void It_loads_code_that_was_compiled_for_an_own_type() =>
        AssertTimed("--serializer", "peer/DataContractSerializer", "--types", Samples.Models, "--type", "Telemetry", "--count", "2");

    private void AssertTimed(params string[] arguments)
    {
        string output = _folder.File("run");

        ProgramRun run = ProgramRun.With(new BenchmarkDotNetTimer(), ["run", "--smoke", "--op", "encode", "--out", output, .. arguments]);

        Assert.Equal(ExitCode.Done, run.ExitCode);
        Assert.Single(RunRecordFile.Read(Path.Combine(output, RunRecordFile.Name)).Timings, timing => timing.HasSamples && timing.Row.Serializer.StartsWith("peer/", StringComparison.Ordinal));
    }
}
