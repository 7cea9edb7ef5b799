namespace SerBench.Benchmarks.Tests.Engine.Cells;

// Text is the same, and has the same bytes, whatever vectors the processor has.
public class VectorWidthTests
{
    private static readonly string[] Arguments =
    [
        "sizes", "--model", "simple", "--scenario", "mixed,last-wide,cyrillic,chinese,emoji", "--access", "handwritten",
        "--format", "dense,proto3,msgpack,flatbuffers,xbuf2",
    ];

    private static readonly Lazy<string> Usual = new(() => ProgramRun.OfBuiltIn(Arguments).Output);

    [LongTheory]
    [InlineData("DOTNET_EnableAVX512")]
    [InlineData("DOTNET_EnableAVX2")]
    [InlineData("DOTNET_EnableHWIntrinsic")]
    public void CellsAreVerifiedWithoutVectors(string setting)
    {
        ProgramRun run = ProgramRun.Alone(new Dictionary<string, string> { [setting] = "0" }, Arguments);

        Assert.Equal(0, run.ExitCode);
        Assert.Contains("25 verified", run.Output);
        Assert.Equal(Usual.Value, run.Output);
    }
}
