using System.IO.Compression;
using System.Xml.Linq;

namespace SerBench.Formats.Tests.Packaging;

// The library as users get it. samples/Packages/try uses it from a feed.
public sealed class PackageTests : IDisposable
{
    private const string Version = "1.0.0-test";

    private readonly DirectoryInfo _folder = Directory.CreateTempSubdirectory("serbench-package-");

    public void Dispose() => _folder.Delete(recursive: true);

    [LongFact]
    public void It_holds_the_library_its_documentation_and_the_generator()
    {
        Pack();

        using ZipArchive archive = ZipFile.OpenRead(Path.Combine(_folder.FullName, $"SerBench.Formats.{Version}.nupkg"));
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

    private static string Configuration =>
        Path.GetFileName(Path.GetDirectoryName(AppContext.BaseDirectory.TrimEnd(Path.DirectorySeparatorChar))!);

    private void Pack()
    {
        using Process process = Process.Start(new ProcessStartInfo(
            "dotnet",
            [
                "pack", "src/Formats/Formats.csproj", "--no-build", "-c", Configuration, "-o", _folder.FullName,
                $"-p:PackageVersion={Version}",
            ])
        {
            WorkingDirectory = Clone.Root,
            RedirectStandardOutput = true,
            Environment = { ["MSBUILDDISABLENODEREUSE"] = "1", ["DOTNET_NOLOGO"] = "1", ["DOTNET_CLI_USE_MSBUILD_SERVER"] = "0" },
        })!;
        string output = process.StandardOutput.ReadToEnd();
        process.WaitForExit();
        Assert.True(process.ExitCode == 0, output);
    }
}
