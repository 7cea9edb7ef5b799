using System.Security;
using BenchmarkDotNet.Loggers;
using BenchmarkDotNet.Running;
using BenchmarkDotNet.Toolchains;
using BenchmarkDotNet.Toolchains.CsProj;

namespace SerBench.Benchmarks.Measure;

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
