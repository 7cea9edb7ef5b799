using SerBench.Benchmarks.Tests.Engine.Outside.Plugins;

namespace SerBench.Benchmarks.Tests.Commands;

// Signals during real commands: results are kept, and child processes end with the program.
public sealed class InterruptionTests : IDisposable
{
    // Far more time than a process needs to end. A process that does not end by itself is killed after it.
    private static readonly TimeSpan Patience = TimeSpan.FromSeconds(30);

    private readonly TestFolder _folder = new();

    private string Ids => _folder.File("ids");

    public void Dispose()
    {
        foreach (int id in ReadIds().Where(RealProgram.IsAlive))
        {
            using Process left = Process.GetProcessById(id);
            left.Kill();
        }

        _folder.Dispose();
    }

    [InterruptionFact(isLong: true)]
    public void A_run_that_is_told_to_end_keeps_what_it_has_measured()
    {
        string output = _folder.File("run");
        using var program = new RealProgram("run", "--model", "person", "--format", "ignite,dense", "--op", "encode", "--out", output);

        IReadOnlyList<string> lines = program.ReadLines(line =>
        {
            if (line.StartsWith("[1/", StringComparison.Ordinal))
            {
                program.Send("TERM");
            }
        });

        Assert.Equal(143, program.WaitForExit());
        Assert.Contains(lines, line => line.StartsWith("! Incomplete: ", StringComparison.Ordinal));
        RunRecord record = RunRecordFile.Read(Path.Combine(output, RunRecordFile.Name));
        Assert.Equal("stopped", KebabCase.Of(record.State));
        Assert.InRange(record.Timings.Count(timing => timing.HasSamples), 1, record.Plan.Count - 1);
        Assert.True(File.Exists(Path.Combine(output, "report.md")));
    }

    [InterruptionFact(isLong: true)]
    public void An_interrupted_attack_keeps_what_was_judged_and_leaves_no_reader()
    {
        string output = _folder.File("attack");
        string plugin = WildPlugin.Write(_folder, "wild/one", decode: $"if (data.Count == 1) {{ {Loop} }}");
        using var program = new RealProgram(
            "attack", "--plugin", plugin, "--serializer", "dense/compiled,wild/one", "--model", "simple", "--random", "0", "--out", output);

        IReadOnlyList<string> lines = program.ReadLines(line =>
        {
            if (line.StartsWith("[1/2] dense/compiled", StringComparison.Ordinal))
            {
                AwaitChild();
                program.Send("INT");
            }
        });

        Assert.Equal(130, program.WaitForExit());
        Assert.Contains("Stopped: 1 of 2 readers is judged.", lines);
        Assert.Equal("dense/compiled", Assert.Single(AttackFile.Read(output).Scores).Serializer);
        AssertNoneIsLeft();
    }

    [InterruptionFact]
    public void What_tries_a_plugin_ends_with_a_program_that_is_killed()
    {
        using var program = new RealProgram(
            "sizes", "--plugin", WildPlugin.Write(_folder, "wild/one", encode: Loop), "--serializer", "wild/one", "--model", "simple");
        AwaitChild();

        program.Send("KILL");

        program.WaitForExit();
        AssertNoneIsLeft();
    }

    private string Loop => $$"""System.IO.File.AppendAllText(@"{{Ids}}", Environment.ProcessId + "\n"); while (true) { }""";

    private int[] ReadIds() => File.Exists(Ids) ? [.. File.ReadAllLines(Ids).Select(int.Parse)] : [];

    private void AwaitChild() => Assert.True(SpinWait.SpinUntil(() => ReadIds().Length > 0, Patience), "The plug-in was never called.");

    private void AssertNoneIsLeft()
    {
        Assert.NotEmpty(ReadIds());
        Assert.True(SpinWait.SpinUntil(() => !ReadIds().Any(RealProgram.IsAlive), Patience), "A process is left.");
    }
}
