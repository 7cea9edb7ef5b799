using BenchmarkDotNet.Characteristics;
using BenchmarkDotNet.Environments;
using BenchmarkDotNet.Jobs;
using BenchmarkDotNet.Loggers;
using BenchmarkDotNet.Running;
using BenchmarkDotNet.Toolchains;
using BenchmarkDotNet.Toolchains.DotNetCli;
using BenchmarkDotNet.Toolchains.Results;
using BenchmarkDotNet.Validators;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Emit;

namespace SerBench.Engine.Measure;

// Another process measures. This process compiles the program of that process, with references to the assemblies of this process.
internal sealed class AnchoredToolchain() : Toolchain(
    "own process",
    new AnchoredGenerator(),
    new AnchoredBuilder(),
    new DotNetCliExecutor(customDotNetCliPath: null!))
{
    // BenchmarkDotNet builds a program for each toolchain object, so all rows share one object.
    private static readonly AnchoredToolchain Instance = new();

    public static Job Anchor(Job job)
    {
        RemoveOld();
        // Another run of this clone may measure at the same time, so the job's name has the process id.
        Job named = job.WithId($"{job.ResolvedId}-{Environment.ProcessId}")
            .WithRuntime(CoreRuntime.Core10_0).WithEngineFactory(new LaunchEngine())
            .WithEnvironmentVariables(new EnvironmentVariable(CompilerDelay.Variable, CompilerDelay.Short));
        return job.Infrastructure.HasValue(InfrastructureMode.ToolchainCharacteristic) ? named : named.WithToolchain(Instance);
    }

    private static void RemoveOld()
    {
        HashSet<string> alive = [.. Process.GetProcesses().Select(process => $"{process.Id}")];
        string start = typeof(AnchoredToolchain).Assembly.GetName().Name + "-";
        foreach (string file in Directory.EnumerateFiles(AppContext.BaseDirectory, start + "*-*-*.*"))
        {
            if (Path.GetFileName(file)[start.Length..].Split('-', '.') is [_, var process, ..] && !alive.Contains(process))
            {
                File.Delete(file);
            }
        }
    }
}

// The generated program lies beside the assemblies of this process, so that the timed code is exactly the verified code. BenchmarkDotNet's
// own generator compiles everything anew.
internal sealed class AnchoredGenerator : GeneratorBase
{
    private static readonly string[] Settings = [".runtimeconfig.json", ".deps.json"];

    protected override string GetBuildArtifactsDirectoryPath(BuildPartition buildPartition, string programName) => AppContext.BaseDirectory;

    protected override string GetExecutableExtension() => ".dll";

    protected override string[] GetArtifactsToCleanup(ArtifactsPaths artifactsPaths) =>
    [
        artifactsPaths.ProgramCodePath,
        artifactsPaths.ExecutablePath,
        .. Settings.Select(extension => Path.ChangeExtension(artifactsPaths.ExecutablePath, extension)),
    ];

    protected override void GenerateAppConfig(BuildPartition buildPartition, ArtifactsPaths artifactsPaths)
    {
        foreach (string extension in Settings)
        {
            File.Copy(OwnProgram.FileOf(extension), Path.ChangeExtension(artifactsPaths.ExecutablePath, extension), overwrite: true);
        }
    }

    protected override void GenerateBuildScript(BuildPartition buildPartition, ArtifactsPaths artifactsPaths) { }
}

// Compiles within this process, so that no build goes on when this process is killed.
internal sealed class AnchoredBuilder : IBuilder
{
    private static readonly CSharpCompilationOptions Options = new(
        OutputKind.ConsoleApplication, optimizationLevel: OptimizationLevel.Release, allowUnsafe: true);

    public BuildResult Build(GenerateResult generateResult, BuildPartition buildPartition, ILogger logger)
    {
        ArtifactsPaths paths = generateResult.ArtifactsPaths;
        SyntaxTree code = CSharpSyntaxTree.ParseText(File.ReadAllText(paths.ProgramCodePath));
        EmitResult emitted = CSharpCompilation.Create(paths.ProgramName, [code], References(), Options).Emit(paths.ExecutablePath);
        return emitted.Success
            ? BuildResult.Success(generateResult)
            : BuildResult.Failure(
                generateResult,
                string.Join(Environment.NewLine, emitted.Diagnostics.Where(found => found.Severity == DiagnosticSeverity.Error)));
    }

    private static IEnumerable<MetadataReference> References() =>
        OwnProgram.Assemblies.Select(path => MetadataReference.CreateFromFile(path));
}
