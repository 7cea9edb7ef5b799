using System.Security;
using BenchmarkDotNet.Characteristics;
using BenchmarkDotNet.Environments;
using BenchmarkDotNet.Jobs;
using BenchmarkDotNet.Loggers;
using BenchmarkDotNet.Running;
using BenchmarkDotNet.Toolchains.CsProj;
using BenchmarkDotNet.Toolchains.DotNetCli;
using BenchmarkDotNet.Toolchains;
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

/// <summary>
/// Generates a project that references the assemblies of this process as they lie beside it: what is timed is, to the byte, what was
/// verified. BenchmarkDotNet's own generator searches for our project below the working directory, gives up when a second clone lies
/// there, and then compiles all of it anew.
/// </summary>
internal sealed class AnchoredGenerator(string targetFramework)
    : CsProjGenerator(targetFramework, cliPath: null!, packagesPath: null!, runtimeFrameworkVersion: null!)
{
    protected override void GenerateProject(BuildPartition buildPartition, ArtifactsPaths artifactsPaths, ILogger logger) =>
        File.WriteAllText(artifactsPaths.ProjectFilePath, $"""
            <Project>
              <PropertyGroup>
                <ImportDirectoryBuildProps>false</ImportDirectoryBuildProps>
                <ImportDirectoryBuildTargets>false</ImportDirectoryBuildTargets>
                <ImportDirectoryPackagesProps>false</ImportDirectoryPackagesProps>
              </PropertyGroup>
              <Import Project="Sdk.props" Sdk="Microsoft.NET.Sdk" />
              <PropertyGroup>
                <OutputType>Exe</OutputType>
                <TargetFramework>{TargetFrameworkMoniker}</TargetFramework>
                <AssemblyName>{artifactsPaths.ProgramName}</AssemblyName>
                <UseAppHost>false</UseAppHost>
                <AllowUnsafeBlocks>true</AllowUnsafeBlocks>
                <Optimize>true</Optimize>
                <DebugSymbols>false</DebugSymbols>
                <DebugType>none</DebugType>
                <NoWarn>$(NoWarn);CS1701;CS1702;MSB3277</NoWarn>
                <EnableDefaultItems>false</EnableDefaultItems>
                <NuGetAudit>false</NuGetAudit>
              </PropertyGroup>
              {GetRuntimeSettings(buildPartition.RepresentativeBenchmarkCase.Job.Environment.Gc, buildPartition.Resolver)}
              <ItemGroup>
                <Compile Include="{Path.GetFileName(artifactsPaths.ProgramCodePath)}" />
                <Reference Include="{SecurityElement.Escape(Path.Combine(AppContext.BaseDirectory, "*.dll"))}" />
              </ItemGroup>
              <Import Project="Sdk.targets" Sdk="Microsoft.NET.Sdk" />
            </Project>
            """);
}
