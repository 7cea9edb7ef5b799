using System.Diagnostics;
using System.IO.Compression;

namespace SerBench.Serializers.Tests.Packaging;

// Which version of a library the build takes from a feed, and the message if the feed has none that fits.
public sealed class PeerRestoreTests : IDisposable
{
    private readonly DirectoryInfo _folder = Directory.CreateTempSubdirectory("serbench-peers-");

    public void Dispose() => _folder.Delete(recursive: true);

    [LongFact]
    public void Peers_that_must_be_there_and_are_not_are_one_error_that_names_them()
    {
        (int exitCode, string output) = Restore("all");

        Assert.NotEqual(0, exitCode);
        string error = Assert.Single(output.Split('\n').Where(line => line.Contains("error")).Distinct());
        Assert.Contains("error SERBENCH001: SerBenchPeers=all, but these peers are missing: ", error);
        Assert.Contains("protobuf-net [3.4.40, 4.0.0) (the package feed lacks protobuf-net)", error, StringComparison.Ordinal);
        Assert.Contains("MessagePack-CSharp [3.1.8, 4.0.0) or [2.5.301, 3.0.0) (", error, StringComparison.Ordinal);
    }

    [LongFact]
    public void The_tested_version_is_taken_else_the_newest_and_companions_follow_it()
    {
        Pack("MessagePack", "3.2.0", ("MessagePackAnalyzer", "3.2.0"));
        Pack("MessagePack", "3.3.0", ("MessagePackAnalyzer", "3.3.0"));
        Pack("MessagePackAnalyzer", "3.2.0");
        Pack("MessagePackAnalyzer", "3.3.0");
        Pack("MemoryPack", "1.21.4");
        Pack("MemoryPack", "1.22.0");
        Pack("MemoryPack.Generator", "1.21.4");
        Pack("MemoryPack.Generator", "1.22.0");
        Pack("Google.FlatBuffers", "26.1.0");
        Pack("protobuf-net", "3.5.0", ("protobuf-net.Core", "3.5.0"));
        Pack("protobuf-net.Core", "3.4.40");

        (_, string output) = Restore("auto");

        string decision = ReadDecision();
        Assert.Contains("""Include="MessagePack;MessagePackAnalyzer" VersionOverride="[3.3.0]" """, decision);
        Assert.Contains("""Include="Peer:MessagePack" Value="present|MessagePack-CSharp|3.3.0|" """, decision);
        Assert.Contains("""Include="MemoryPack;MemoryPack.Generator" VersionOverride="[1.21.4]" """, decision);
        Assert.Contains("""Include="Google.FlatBuffers;" VersionOverride="[26.1.0]" """, decision);
        Assert.Contains(
            "protobuf-net [3.4.40, 4.0.0) is left out of the comparison: the package feed lacks the wanted version of protobuf-net.Core.",
            output,
            StringComparison.Ordinal);

        (_, output) = Restore("auto");

        Assert.DoesNotContain("Asking the package feeds", output, StringComparison.Ordinal);
        Assert.Equal(decision, ReadDecision());
    }

    [LongFact]
    public void Without_its_generator_MessagePack_3_still_serves_before_version_2()
    {
        Pack("MessagePack", "2.5.307");
        Pack("MessagePack", "3.1.12", ("MessagePackAnalyzer", "3.1.12"));
        Pack("MessagePackAnalyzer", "2.5.307");

        (_, string output) = Restore("auto");

        string decision = ReadDecision();
        Assert.Contains("""Include="MessagePack;" VersionOverride="[3.1.12]" """, decision);
        Assert.Contains("""Include="MessagePackAnalyzer" VersionOverride="2.5.307" ExcludeAssets="all" """, decision);
        Assert.Contains("""Value="present|MessagePack-CSharp|3.1.12|formatters made at run time" """, decision);
        Assert.DoesNotContain("MessagePack-CSharp", output, StringComparison.Ordinal);
        Assert.DoesNotContain("NU16", output, StringComparison.Ordinal);
    }

    [LongFact]
    public void A_feed_with_MessagePack_2_alone_serves_too_and_extras_are_not_missed()
    {
        Pack("MessagePack", "2.5.310");

        (_, string output) = Restore("auto");

        Assert.Contains("""Value="present|MessagePack-CSharp|2.5.310|formatters made at run time" """, ReadDecision());
        Assert.Contains(
            "Google FlatBuffers [25.2.10, 27.0.0) is left out of the comparison: the package feed lacks Google.FlatBuffers.",
            output,
            StringComparison.Ordinal);
        Assert.DoesNotContain("Nino [", output, StringComparison.Ordinal);
    }

    [LongFact]
    public void A_feed_that_does_not_answer_is_one_line()
    {
        (_, string output) = Restore("auto", feed: "https://127.0.0.1:1/index.json");

        string[] lines = [.. output.Split('\n').Where(line => line.Contains("SERBENCH001")).Distinct()];
        Assert.Contains("The package feed did not answer, so the comparison lacks ", Assert.Single(lines));
    }

    [LongFact]
    public void A_newer_major_version_or_an_unfinished_one_will_not_do()
    {
        Pack("MessagePack", "4.0.0");
        Pack("MessagePackAnalyzer", "4.0.0");
        Pack("MemoryPack", "1.22.0-beta.1");
        Pack("MemoryPack.Generator", "1.22.0-beta.1");
        Pack("Nino", "5.0.0");
        Pack("Nino.Generator", "5.0.0");

        (_, string output) = Restore("auto");

        Assert.Contains(
            "MessagePack-CSharp [3.1.8, 4.0.0) or [2.5.301, 3.0.0) is left out of the comparison: " +
            "the package feed lacks the wanted version of MessagePack.",
            output,
            StringComparison.Ordinal);
        Assert.Contains(
            "MemoryPack [1.21.4, 2.0.0) is left out of the comparison: the package feed lacks the wanted version of MemoryPack.",
            output,
            StringComparison.Ordinal);
        string decision = ReadDecision();
        Assert.Contains(
            """Value="absent|MessagePack-CSharp|[3.1.8, 4.0.0) or [2.5.301, 3.0.0)|the package feed lacks the wanted version of MessagePack" """,
            decision,
            StringComparison.Ordinal);
        Assert.Contains(
            """Value="absent|Nino|[4.0.0-beta.47, 5.0.0)|the package feed lacks the wanted version of Nino" """,
            decision,
            StringComparison.Ordinal);
        Assert.DoesNotContain("VersionOverride", decision, StringComparison.Ordinal);
    }

    [LongFact]
    public void A_choice_that_is_none_is_one_error_too()
    {
        (int exitCode, string output) = Restore("some");

        Assert.NotEqual(0, exitCode);
        Assert.Contains("error SERBENCH002: SerBenchPeers is 'some'; it can be auto, all, none or keep.", output);
    }

    private string ReadDecision() =>
        File.ReadAllText(Assert.Single(Directory.GetFiles(_folder.FullName, "Peers.props", SearchOption.AllDirectories)));

    // Puts a package without content into the feed.
    private void Pack(string id, string version, params (string Id, string Version)[] needs)
    {
        string dependencies = string.Concat(needs.Select(one => $"<dependency id=\"{one.Id}\" version=\"{one.Version}\" />"));
        string feed = _folder.CreateSubdirectory("feed").FullName;
        using ZipArchive package = ZipFile.Open(Path.Combine(feed, $"{id}.{version}.nupkg"), ZipArchiveMode.Create);
        using var manifest = new StreamWriter(package.CreateEntry($"{id}.nuspec").Open());
        manifest.Write(
            $"<package><metadata><id>{id}</id><version>{version}</version><authors>tests</authors><description>empty</description>"
            + $"<dependencies><group targetFramework=\"net8.0\">{dependencies}</group></dependencies></metadata></package>");
    }

    // The restore uses the packed feed, at first empty, and its own folders, so that neither this build nor earlier downloads affect it.
    private (int ExitCode, string Output) Restore(string peers, string? feed = null)
    {
        string[] folders = [.. new[] { "feed", "packages", "artifacts" }.Select(name => _folder.CreateSubdirectory(name).FullName)];
        using Process process = Process.Start(new ProcessStartInfo(
            "dotnet",
            [
                "restore", "src/Serializers/Serializers.csproj", $"-p:SerBenchPeers={peers}",
                $"-p:RestoreSources={feed ?? folders[0]}", $"-p:RestorePackagesPath={folders[1]}", "--artifacts-path", folders[2],
            ])
        {
            WorkingDirectory = Clone.Root,
            RedirectStandardOutput = true,
            Environment =
            {
                ["MSBUILDDISABLENODEREUSE"] = "1", ["DOTNET_NOLOGO"] = "1", ["DOTNET_CLI_USE_MSBUILD_SERVER"] = "0",
                ["NUGET_ENABLE_ENHANCED_HTTP_RETRY"] = "true", ["NUGET_ENHANCED_MAX_NETWORK_TRY_COUNT"] = "1", ["NUGET_PACKAGES"] = null,
                ["RestoreAdditionalProjectSources"] = null,
            },
        })!;
        string output = process.StandardOutput.ReadToEnd();
        process.WaitForExit();
        return (process.ExitCode, output);
    }
}
