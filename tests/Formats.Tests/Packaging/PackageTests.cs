using System.Diagnostics;
using System.IO.Compression;
using System.Runtime.CompilerServices;
using System.Xml.Linq;
using SerBench.Serializers;

namespace SerBench.Formats.Tests.Packaging;

/// <summary>The library as users get it: packed, restored from a folder, and used by an otherwise empty project.</summary>
public sealed class PackageTests : IDisposable
{
    private const string Version = "1.0.0-test";

    private static readonly string Root = Path.GetFullPath(Path.Combine(Path.GetDirectoryName(ThisFile())!, "../../.."));

    private readonly DirectoryInfo _folder = Directory.CreateTempSubdirectory("serbench-package-");

    public void Dispose() => _folder.Delete(recursive: true);

    [Fact]
    public void The_packed_library_serves_a_project_of_its_own()
    {
        string feed = Path.Combine(_folder.FullName, "feed");
        Run(Root, "pack", "src/Formats/Formats.csproj", "--no-build", "-c", Configuration, "-o", feed, $"-p:PackageVersion={Version}");
        CheckContent(Path.Combine(feed, $"SerBench.Formats.{Version}.nupkg"));
        string user = WriteUser(feed);
        Run(user, "build", "-c", "Release", "-o", Path.Combine(user, "out"));
        Assert.Equal("Ann, 3/4", Run(user, "exec", Path.Combine(user, "out", "User.dll")).Trim());
    }

    private static string Configuration => Path.GetFileName(Path.GetDirectoryName(AppContext.BaseDirectory.TrimEnd(Path.DirectorySeparatorChar))!);

    private static void CheckContent(string package)
    {
        using ZipArchive archive = ZipFile.OpenRead(package);
        string[] entries = [.. archive.Entries.Select(entry => entry.FullName)];
        Assert.Contains("README.md", entries);
        Assert.Contains("lib/net10.0/SerBench.Formats.dll", entries);
        Assert.Contains("lib/net10.0/SerBench.Formats.xml", entries);
        Assert.Contains("analyzers/dotnet/cs/SerBench.Generator.dll", entries);
        using Stream description = archive.GetEntry("SerBench.Formats.nuspec")!.Open();
        XElement metadata = XDocument.Load(description).Root!.Elements().Single();
        string? Value(string name) => metadata.Elements().SingleOrDefault(element => element.Name.LocalName == name)?.Value;
        Assert.Equal("MIT", Value("license"));
        Assert.Equal("README.md", Value("readme"));
    }

    private string WriteUser(string feed)
    {
        string user = Path.Combine(_folder.FullName, "user");
        Directory.CreateDirectory(user);

        // Packages that the build has already downloaded are used from their folder. No file of this test stays there.
        File.WriteAllText(Path.Combine(user, "User.csproj"), $"""
            <Project Sdk="Microsoft.NET.Sdk">
              <PropertyGroup>
                <OutputType>Exe</OutputType>
                <TargetFramework>net10.0</TargetFramework>
                <Nullable>enable</Nullable>
                <ImplicitUsings>enable</ImplicitUsings>
                <NuGetAudit>false</NuGetAudit>
                <RestoreAdditionalProjectSources>{feed}</RestoreAdditionalProjectSources>
                <RestorePackagesPath>{Path.Combine(_folder.FullName, "packages")}</RestorePackagesPath>
                <RestoreFallbackFolders>$(NuGetPackageRoot)</RestoreFallbackFolders>
              </PropertyGroup>
              <ItemGroup>
                <PackageReference Include="SerBench.Formats" Version="{Version}" />
              </ItemGroup>
            </Project>
            """.Replace("$(NuGetPackageRoot)", PackageRoot, StringComparison.Ordinal));
        File.WriteAllText(Path.Combine(user, "Program.cs"), """
            using SerBench.Formats;
            using SerBench.Formats.Dense;
            using SerBench.Formats.Ignite;
            using User;
            using User.Generated;

            byte[] ignite = Serializer<IgniteFormat>.Serialize(new Unprepared { Id = 7, Name = "Ann" });
            Unprepared person = Serializer<IgniteFormat>.Deserialize<Unprepared>(ignite);
            byte[] dense = Serializer<DenseFormat>.Serialize<Share, ShareBinarizer>(new Share { Part = 3, Whole = 4 });
            Share share = Serializer<DenseFormat>.Deserialize<Share, ShareBinarizer>(dense);
            Console.WriteLine($"{person.Name}, {share.Part}/{share.Whole}");

            internal sealed class Unprepared
            {
                public int Id { get; set; }

                public string? Name { get; set; }
            }
            """);
        File.WriteAllText(Path.Combine(user, "Share.cs"), """
            using SerBench.Formats.Contracts;

            namespace User;

            [GenerateBinarizer]
            public sealed class Share
            {
                public int Part { get; set; }

                public int Whole { get; set; }
            }
            """);
        return user;
    }

    private static string PackageRoot =>
        Environment.GetEnvironmentVariable("NUGET_PACKAGES")
        ?? Path.Combine(Environment.GetFolderPath(Environment.SpecialFolder.UserProfile), ".nuget", "packages");

    private static string Run(string folder, params string[] arguments)
    {
        using Process process = Process.Start(new ProcessStartInfo("dotnet", arguments)
        {
            WorkingDirectory = folder,
            RedirectStandardOutput = true,
            Environment = { ["MSBUILDDISABLENODEREUSE"] = "1", ["DOTNET_NOLOGO"] = "1", ["DOTNET_CLI_USE_MSBUILD_SERVER"] = "0" },
        })!;
        string output = process.StandardOutput.ReadToEnd();
        process.WaitForExit();
        Assert.True(process.ExitCode == 0, $"dotnet {string.Join(' ', arguments)}: {output}");
        return output;
    }

    private static string ThisFile([CallerFilePath] string path = "") => path;
}
