namespace SerBench.Benchmarks.Tests.Commands;

// An endless file is read up to the stated size and refused in one sentence.
public sealed class EndlessInputTests
{
    [LinuxTheory]
    [InlineData("bytes", "decode", "--serializer", "dense/compiled", "--model", "simple", "--in", "/dev/zero")]
    [InlineData("bytes", "explain", "--serializer", "dense/compiled", "--model", "simple", "--in", "/dev/zero")]
    [InlineData("bytes", "encode", "--serializer", "dense/compiled", "--model", "simple", "--data", "/dev/zero", "--save", "/dev/null")]
    [InlineData("bytes", "report", "/dev/zero")]
    [InlineData("bytes", "run", "--attack", "/dev/zero")]
    [InlineData("bytes", "run", "--tree", "/dev/zero")]
    [InlineData("bytes", "sizes", "--check", "/dev/zero")]
    [InlineData("bytes", "attack", "--replay", "/dev/zero")]
    public void One_sentence_says_how_much_is_read(string unit, params string[] arguments)
    {
        ProgramRun run = ProgramRun.Of(arguments);

        string sentence = run.Refusal;
        Assert.Matches($"'/dev/zero' .*more than [0-9,]+ {unit}", sentence);
    }

    [LinuxTheory]
    [InlineData("--plugin")]
    [InlineData("--types")]
    public void An_assembly_that_never_ends_is_one_sentence(string option) =>
        Assert.Contains("'/dev/zero'", Assert.Single(ProgramRun.Of("sizes", option, "/dev/zero").Error.TrimEnd().Split('\n')));
}
