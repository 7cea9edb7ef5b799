namespace SerBench.Benchmarks.Tests.Engine.Outside.OwnTypes;

// Code of an own type that never returns, or ends its process, leads to one sentence.
public sealed class TypeTrialTests : WithFolder
{
    public TypeTrialTests() => TrialInProcess.UseReal();

    [LongTheory]
    [InlineData("public Wild() { Environment.Exit(0); }", "it ended its process with exit code 0")]
    [InlineData("static Wild() { Environment.Exit(0); }", "it ended its process with exit code 0")]
    [InlineData("static Wild() { throw new InvalidOperationException(\"worn out\"); }", "worn out")]
    [InlineData("public Wild() { while (true) { } }", "it gave no answer within 4 s")]
    [InlineData(
        "public Wild() { var all = new System.Collections.Generic.List<byte[]>(); while (true) { all.Add(new byte[1 << 28]); } }",
        "OutOfMemoryException")]
    public void One_that_cannot_be_created_is_one_sentence(string constructor, string expected)
    {
        WatchedProcess.Patience.Value = TimeSpan.FromSeconds(4);
        string file = CompiledAssembly.Write(
            _folder, "Wilds", $$"""public class Wild { {{constructor}} public int Number { get; set; } }""");

        ProgramRun run = ProgramRun.Of("sizes", "--types", file, "--type", "Wild", "--format", "dense");

        string sentence = run.Refusal;
        Assert.Contains("Wild", sentence);
        Assert.Contains(expected, sentence);
    }

    [Fact]
    public void One_that_a_record_of_the_data_kills_is_one_sentence()
    {
        string file = CompiledAssembly.Write(
            _folder, "Wilds",
            "public class Wild { private int _number; public int Number { "
                + "get => _number; set { if (value == 7) { Environment.Exit(0); } _number = value; } } }");
        string data = _folder.Write("data.jsonl", "{\"Number\":1}\n{\"Number\":7}\n");

        ProgramRun run = ProgramRun.Of("sizes", "--types", file, "--type", "Wild", "--data", data, "--format", "dense");

        Assert.Contains("it ended its process with exit code 0", run.Refusal);
    }
}
