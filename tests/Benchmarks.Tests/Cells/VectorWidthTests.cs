using System.Diagnostics;
using SerBench.Benchmarks.Measure;

namespace SerBench.Benchmarks.Tests.Cells;

/// <summary>Text is the same, and has the same bytes, whatever vectors the processor has.</summary>
public class VectorWidthTests
{
    private static readonly string[] Arguments =
    [
        "sizes", "--model", "simple", "--scenario", "mixed,last-wide,cyrillic,chinese,emoji", "--access", "handwritten",
        "--format", "dense,proto3,msgpack,flatbuffers,xbuf2",
    ];

    private static readonly Lazy<string> Usual = new(() => Run([]).Output);

    [Theory]
    [InlineData("DOTNET_EnableAVX512")]
    [InlineData("DOTNET_EnableAVX2")]
    [InlineData("DOTNET_EnableHWIntrinsic")]
    public void CellsAreVerifiedWithoutVectors(string setting)
    {
        (int exitCode, string output) = Run(new() { [setting] = "0" });

        Assert.Equal(0, exitCode);
        Assert.Contains("25 verified", output);
        Assert.Equal(Usual.Value, output);
    }

    private static (int ExitCode, string Output) Run(Dictionary<string, string> environment)
    {
        var start = new ProcessStartInfo("dotnet", ["exec", typeof(CellBenchmark).Assembly.Location, .. Arguments]) { RedirectStandardOutput = true };
        foreach ((string name, string value) in environment)
        {
            start.Environment[name] = value;
        }

        using Process process = Process.Start(start)!;
        string output = process.StandardOutput.ReadToEnd();
        process.WaitForExit();
        return (process.ExitCode, output);
    }
}
