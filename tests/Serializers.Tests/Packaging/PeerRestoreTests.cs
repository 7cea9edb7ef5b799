using System.Diagnostics;
using System.Runtime.CompilerServices;

namespace SerBench.Serializers.Tests.Packaging;

/// <summary>The error message if the build requires libraries that no feed has.</summary>
public sealed class PeerRestoreTests : IDisposable
{
    private static readonly string Root = Path.GetFullPath(Path.Combine(Path.GetDirectoryName(ThisFile())!, "../../.."));

    private readonly DirectoryInfo _folder = Directory.CreateTempSubdirectory("serbench-peers-");

    public void Dispose() => _folder.Delete(recursive: true);

    [Fact]
    public void Peers_that_must_be_there_and_are_not_are_one_error_that_names_them()
    {
        (int exitCode, string output) = Restore("all");

        Assert.NotEqual(0, exitCode);
        string error = Assert.Single(output.Split('\n').Where(line => line.Contains("error", StringComparison.Ordinal)).Distinct());
        Assert.Contains("error SERBENCH001: SerBenchPeers=all, but these peers are missing: ", error, StringComparison.Ordinal);
        Assert.Contains("protobuf-net 3.4.40 (the package feed lacks protobuf-net)", error, StringComparison.Ordinal);
        Assert.Contains("MessagePack-CSharp 3.1.8 (", error, StringComparison.Ordinal);
    }

    [Fact]
    public void A_choice_that_is_none_is_one_error_too()
    {
        (int exitCode, string output) = Restore("some");

        Assert.NotEqual(0, exitCode);
        Assert.Contains("error SERBENCH002: SerBenchPeers is 'some'; it can be auto, all, none or keep.", output, StringComparison.Ordinal);
    }

    // The restore uses an empty feed and its own folders, so that neither this build nor earlier downloads affect it.
    private (int ExitCode, string Output) Restore(string peers)
    {
        string[] folders = [.. new[] { "feed", "packages", "artifacts" }.Select(name => _folder.CreateSubdirectory(name).FullName)];
        using Process process = Process.Start(new ProcessStartInfo(
            "dotnet",
            [
                "restore", "src/Serializers/Serializers.csproj", $"-p:SerBenchPeers={peers}",
                $"-p:RestoreSources={folders[0]}", $"-p:RestorePackagesPath={folders[1]}", "--artifacts-path", folders[2],
            ])
        {
            WorkingDirectory = Root,
            RedirectStandardOutput = true,
            Environment =
            {
                ["MSBUILDDISABLENODEREUSE"] = "1", ["DOTNET_NOLOGO"] = "1", ["DOTNET_CLI_USE_MSBUILD_SERVER"] = "0",
                ["NUGET_PACKAGES"] = null, ["RestoreAdditionalProjectSources"] = null,
            },
        })!;
        string output = process.StandardOutput.ReadToEnd();
        process.WaitForExit();
        return (process.ExitCode, output);
    }

    private static string ThisFile([CallerFilePath] string path = "") => path;
}
