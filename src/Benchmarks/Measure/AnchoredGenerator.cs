using BenchmarkDotNet.Loggers;
using BenchmarkDotNet.Toolchains.CsProj;
using SerBench.Benchmarks.Environments;

namespace SerBench.Benchmarks.Measure;

/// <summary>
/// Generates the benchmark's project against the project of this program, wherever it was started from. BenchmarkDotNet would search
/// for it below the working directory, by the assembly's name, and give up when a second clone lies there.
/// </summary>
internal sealed class AnchoredGenerator(string targetFramework)
    : CsProjGenerator(targetFramework, cliPath: null!, packagesPath: null!, runtimeFrameworkVersion: null!)
{
    protected override FileInfo GetProjectFilePath(Type benchmarkTarget, ILogger logger) => new(Repository.ProjectFile);
}
