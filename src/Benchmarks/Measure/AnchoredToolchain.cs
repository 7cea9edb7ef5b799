using System.Text.Json.Nodes;
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

namespace SerBench.Benchmarks.Measure;

/// <summary>BenchmarkDotNet's own way of measuring in a separate process, with a program that is compiled here, against the assemblies of this one.</summary>
internal sealed class AnchoredToolchain() : Toolchain(
    "own process",
    new AnchoredGenerator(),
    new AnchoredBuilder(),
    new DotNetCliExecutor(customDotNetCliPath: null!))
{
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

/// <summary>
/// Places the generated program beside the assemblies of this process: the timed code is, to the byte, the verified code. BenchmarkDotNet's
/// own generator searches for our project below the working directory, gives up when a second clone lies there, and compiles all of it anew.
/// </summary>
internal sealed class AnchoredGenerator : GeneratorBase
{
    private static readonly string Settings = Path.ChangeExtension(typeof(AnchoredGenerator).Assembly.Location, SettingsExtension);

    private const string SettingsExtension = ".runtimeconfig.json";

    protected override string GetBuildArtifactsDirectoryPath(BuildPartition buildPartition, string programName) => AppContext.BaseDirectory;

    protected override string GetExecutableExtension() => ".dll";

    protected override string[] GetArtifactsToCleanup(ArtifactsPaths artifactsPaths) =>
        [artifactsPaths.ProgramCodePath, artifactsPaths.ExecutablePath, SettingsOf(artifactsPaths)];

    /// <summary>The settings of this program, but the collector that the job asks for.</summary>
    protected override void GenerateAppConfig(BuildPartition buildPartition, ArtifactsPaths artifactsPaths)
    {
        GcMode collector = buildPartition.RepresentativeBenchmarkCase.Job.Environment.Gc;
        JsonNode settings = JsonNode.Parse(File.ReadAllBytes(Settings))!;
        JsonNode properties = settings["runtimeOptions"]!["configProperties"]!;
        properties["System.GC.Server"] = collector.ResolveValue(GcMode.ServerCharacteristic, buildPartition.Resolver);
        properties["System.GC.Concurrent"] = collector.ResolveValue(GcMode.ConcurrentCharacteristic, buildPartition.Resolver);
        properties["System.GC.RetainVM"] = collector.ResolveValue(GcMode.RetainVmCharacteristic, buildPartition.Resolver);
        File.WriteAllText(SettingsOf(artifactsPaths), settings.ToJsonString());
    }

    // Nothing is built by a script: the compiler runs within this process.
    protected override void GenerateBuildScript(BuildPartition buildPartition, ArtifactsPaths artifactsPaths)
    {
    }

    private static string SettingsOf(ArtifactsPaths paths) => Path.ChangeExtension(paths.ExecutablePath, SettingsExtension);
}

/// <summary>Compiles the generated program within this process: no build is left running when this process is killed.</summary>
internal sealed class AnchoredBuilder : IBuilder
{
    private static readonly CSharpCompilationOptions Options = new(OutputKind.ConsoleApplication, optimizationLevel: OptimizationLevel.Release, allowUnsafe: true);

    public BuildResult Build(GenerateResult generateResult, BuildPartition buildPartition, ILogger logger)
    {
        ArtifactsPaths paths = generateResult.ArtifactsPaths;
        SyntaxTree code = CSharpSyntaxTree.ParseText(File.ReadAllText(paths.ProgramCodePath));
        EmitResult emitted = CSharpCompilation.Create(paths.ProgramName, [code], References(), Options).Emit(paths.ExecutablePath);
        return emitted.Success
            ? BuildResult.Success(generateResult)
            : BuildResult.Failure(generateResult, string.Join(Environment.NewLine, emitted.Diagnostics.Where(found => found.Severity == DiagnosticSeverity.Error)));
    }

    // All assemblies that this process can load by name: its own and those of the runtime.
    private static IEnumerable<MetadataReference> References() =>
        ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!).Split(Path.PathSeparator).Select(path => MetadataReference.CreateFromFile(path));
}
