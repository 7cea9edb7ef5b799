namespace SerBench.Benchmarks.Tests.Engine.Measure;

// The process that times the rows of a cell finds all code that was verified here. It is started, and times rows.
public sealed class TimingProcessTests : WithFolder
{
    // The runtime has an older assembly of the same name, which is not to be loaded.
    [LongFact]
    public void It_loads_a_library_that_the_runtime_has_in_another_version() =>
        AssertTimed("--serializer", "peer/System.Runtime.Serialization.Formatters", "--model", "simple");

    [LongFact]
    public void It_loads_code_that_was_compiled_for_an_own_type() =>
        AssertTimed("--serializer", "peer/DataContractSerializer", "--types", Samples.Models, "--type", "Telemetry", "--count", "2");

    // What each operation allocates tells the figures of one from those of another.
    [LongFact]
    public void It_times_all_operations_of_a_cell()
    {
        RunRecord record = Run("--op", "encode,decode,encode-fresh", "--serializer", "dense/compiled", "--model", "simple");

        TimingRecord[] timings = [.. record.Timings.Where(timing => timing.Row.Serializer == "dense/compiled")];
        Assert.Equal([Operation.Encode, Operation.Decode, Operation.EncodeFresh], timings.Select(timing => timing.Row.Operation));
        Assert.All(timings, timing => Assert.Single(Assert.Single(timing.Launches)));
        Assert.Equal(0, timings[0].AllocatedBytes);

        // The heap, from which kept bytes are read, also has what other threads of the process allocate meanwhile.
        Assert.InRange(timings[1].KeptBytes!.Value, timings[1].AllocatedBytes!.Value - 16, timings[1].AllocatedBytes!.Value + 16);
        Assert.InRange(
            timings[2].AllocatedBytes!.Value,
            record.Cells.Single(cell => cell.Serializer == "dense/compiled").Size!.Min,
            timings[1].AllocatedBytes!.Value - 1);
    }

    // The runtime compiles later with one processor, and the loop that is timed leaves it none: times of unfinished code look steady.
    [LongFact]
    public void It_times_final_code_with_one_processor()
    {
        string output = _folder.File("run");
        ProcessStartInfo start = OwnProgram.With(
            "run", "--smoke", "--op", "encode,decode", "--serializer", "peer/System.Text.Json,dense/generated", "--model", "person",
                "--out", output);
        start.Environment["DOTNET_PROCESSOR_COUNT"] = "1";
        Assert.Equal(ExitCode.Done, ProgramOutput.Of(start)!.ExitCode);

        RunRecord record = RunRecordFile.Read(Path.Combine(output, RunRecordFile.Name));
        Assert.Equal(1, record.Environment.Cores);
        Assert.All(record.Timings, timing => Assert.True(timing is { Failure: null, HasSamples: true }, $"{timing.Row}: {timing.Failure}"));
    }

    private void AssertTimed(params string[] arguments) => Assert.Single(
        Run(["--op", "encode", .. arguments]).Timings,
        timing => timing.HasSamples && timing.Row.Serializer.StartsWith("peer/", StringComparison.Ordinal));

    private RunRecord Run(params string[] arguments)
    {
        string output = _folder.File("run");
        ProgramRun run = ProgramRun.With(new BenchmarkDotNetTimer(), ["run", "--smoke", "--out", output, .. arguments]);
        Assert.Equal(ExitCode.Done, run.ExitCode);
        return RunRecordFile.Read(Path.Combine(output, RunRecordFile.Name));
    }
}
