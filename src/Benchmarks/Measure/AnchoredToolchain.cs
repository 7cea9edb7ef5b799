using BenchmarkDotNet.Characteristics;
using BenchmarkDotNet.Environments;
using BenchmarkDotNet.Jobs;
using BenchmarkDotNet.Running;
using BenchmarkDotNet.Toolchains;
using BenchmarkDotNet.Toolchains.DotNetCli;
using BenchmarkDotNet.Validators;

namespace SerBench.Benchmarks.Measure;

/// <summary>BenchmarkDotNet's own way of measuring in a separate process, built against this program's project.</summary>
internal sealed class AnchoredToolchain() : Toolchain(
    "own process",
    new AnchoredGenerator(TargetFramework),
    new DotNetCliBuilder(TargetFramework),
    new DotNetCliExecutor(customDotNetCliPath: null!))
{
    private const string TargetFramework = "net10.0";

    // One for all rows: BenchmarkDotNet builds a program for each toolchain that it meets.
    private static readonly AnchoredToolchain Instance = new();

    /// <summary>A job as it is run: here, unless the caller asked for another toolchain.</summary>
    /// <remarks>
    /// Diagnosers of this version of BenchmarkDotNet refuse a runtime newer than .NET 9. The runtime that is named only passes their
    /// checks: the project is built for and run on the one above.
    /// </remarks>
    public static Job Anchor(Job job)
    {
        Job named = job.WithRuntime(CoreRuntime.Core90);
        return job.Infrastructure.HasValue(InfrastructureMode.ToolchainCharacteristic) ? named : named.WithToolchain(Instance);
    }

    // The checks of this version of BenchmarkDotNet do not know .NET 10 and refuse diagnosers that work.
    public override IEnumerable<ValidationError> Validate(BenchmarkCase benchmarkCase, IResolver resolver) => [];
}
