namespace SerBench.Benchmarks.Tests.Features.Memory;

// Memory is measured in real processes; the result goes to a file, and from there to the reports.
public sealed class MemoryTests : WithFolder
{
    [LongFact]
    public void Ours_and_a_library_are_measured_and_shown_in_a_report()
    {
        (string memory, string record) = (_folder.File("memory.json"), _folder.File("run.json"));
        RunRecordFile.Write(record, SampleRecords.Quick);

        ProgramRun run = ProgramRun.Of(
            "memory", "--serializer", "dense/generated,peer/System.Text.Json:default",
            "--model", "tree", "--scenario", "published-20000",
            "--save", memory);
        ProgramRun report = ProgramRun.Of("report", record, "--memory", memory);

        Assert.Equal("", run.Error);
        Assert.Equal(ExitCode.Done, report.ExitCode);
        MemoryRecord read = RunRecordFile.Read(record).Memory!;
        Assert.Equal(
            [
                ("dense/generated", Operation.EncodeFresh), ("dense/generated", Operation.Decode),
                ("peer/System.Text.Json:default", Operation.EncodeFresh), ("peer/System.Text.Json:default", Operation.Decode),
            ],
            read.Rows.Select(row => (row.Row.Serializer, row.Row.Operation)));
        Assert.All(read.Rows, row =>
        {
            // The result is a new array or new objects. Half of the message is far beyond what a thread or a table takes, and far below
            // what a result does.
            Assert.InRange(row.MessageBytes, 2_000_000, 10_000_000);
            Assert.InRange(row.AllocatedBytes, row.MessageBytes / 2, 20L * row.MessageBytes);
            Assert.InRange(row.RetainedBytes, 0, 10L * row.MessageBytes);
            Assert.Equal(OperatingSystem.IsLinux(), row.PeakBytes is not null);
            Assert.Equal(row.Collections.OrderDescending(), row.Collections);
        });
        Assert.All(
            read.Rows.Where(row => OperatingSystem.IsLinux()),
            row => Assert.InRange(row.PeakBytes!.Value, row.MessageBytes / 2, 40L * row.MessageBytes));
        Assert.Contains("Encode tree/published-20000", WrittenReports.Markdown(RunRecordFile.Read(record)));
        Assert.Contains("Memory during and after a call", WrittenReports.Html(RunRecordFile.Read(record)));
    }

    [Fact]
    public void Json_is_all_that_goes_to_the_output_and_a_missing_folder_of_the_file_is_made()
    {
        string file = _folder.File("none/memory.json");

        ProgramRun run = ProgramRun.Of("memory", "--serializer", "fixed/generated", "--model", "simple", "--json", "--save", file);

        JsonElement rows = run.Json().GetProperty("rows");
        Assert.Equal(["encodeFresh", "decode"], rows.EnumerateArray().Select(row => row.GetProperty("row").TextOf("operation")));
        Assert.Equal((ExitCode.Done, true), (run.ExitCode, File.Exists(file)));
    }

    // Ctrl-C ends a process before it has begun. The rows of the others must not be lost.
    [Fact]
    public void A_process_that_ends_before_it_begins_is_a_fault_of_its_row()
    {
        WatchedAnswer answer = WatchedProcess.AskOne(WatchedProcess.Patience.Value, "a row", "no-such-command");

        Assert.Equal(("a row", null), (answer.Subject, answer.Text));
        Assert.Contains("no-such-command", answer.Fault);
    }

    [LongFact]
    public void A_run_that_goes_on_takes_the_memory_that_is_named()
    {
        (string memory, string folder) = (_folder.File("memory.json"), _folder.File("run"));
        ProgramRun.Of("memory", "--serializer", "fixed/generated", "--model", "simple", "--save", memory);
        ProgramRun.With(new FakeTimer { Failing = "double/good" }, "--serializer", "double/good", "--model", "person", "--out", folder);

        ProgramRun.With(new FakeTimer(), "--resume", "--out", folder, "--memory", memory);

        Assert.Equal(2, RunRecordFile.Read(Path.Combine(folder, RunRecordFile.Name)).Memory!.Rows.Count);
    }
}
