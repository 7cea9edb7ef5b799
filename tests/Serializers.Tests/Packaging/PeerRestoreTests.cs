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
        Assert.Contains("protobuf-net [3.4.40, 4.0.0) (the package feed lacks protobuf-net)", error);
        Assert.Contains("MessagePack-CSharp [3.1.8, 4.0.0) or [2.5.301, 3.0.0) (", error);
    }

    [LongFact]
    public void The_tested_version_is_taken_else_the_newest_and_companions_follow_it()
    {
        Pack(
            "MessagePack 3.2.0 MessagePackAnalyzer 3.2.0", "MessagePack 3.3.0 MessagePackAnalyzer 3.3.0", "MessagePackAnalyzer 3.2.0",
            "MessagePackAnalyzer 3.3.0", "MemoryPack 1.21.4", "MemoryPack 1.22.0", "MemoryPack.Generator 1.21.4",
            "MemoryPack.Generator 1.22.0", "Google.FlatBuffers 26.1.0", "protobuf-net 3.5.0 protobuf-net.Core 3.5.0",
            "protobuf-net.Core 3.4.40");

        (_, string output) = Restore("auto");

        string decision = ReadDecision();
        Assert.Contains("""Include="MessagePack;MessagePackAnalyzer" VersionOverride="[3.3.0]" """, decision);
        Assert.Contains("""Include="Peer:MessagePack" Value="present|MessagePack-CSharp|3.3.0|" """, decision);
        Assert.Contains("""Include="MemoryPack;MemoryPack.Generator" VersionOverride="[1.21.4]" """, decision);
        Assert.Contains("""Include="Google.FlatBuffers;" VersionOverride="[26.1.0]" """, decision);
        Assert.Contains(
            "protobuf-net [3.4.40, 4.0.0) is left out of the comparison: the package feed lacks the wanted version of protobuf-net.Core.",
            output);

        (_, output) = Restore("auto");

        Assert.DoesNotContain("Asking the package feeds", output);
        Assert.Equal(decision, ReadDecision());
    }

    [LongFact]
    public void Without_its_generator_MessagePack_3_still_serves_before_version_2()
    {
        Pack("MessagePack 2.5.307", "MessagePack 3.1.12 MessagePackAnalyzer 3.1.12", "MessagePackAnalyzer 2.5.307");

        (_, string output) = Restore("auto");

        string decision = ReadDecision();
        Assert.Contains("""Include="MessagePack;" VersionOverride="[3.1.12]" """, decision);
        Assert.Contains("""Include="MessagePackAnalyzer" VersionOverride="2.5.307" ExcludeAssets="all" """, decision);
        Assert.Contains("""Value="present|MessagePack-CSharp|3.1.12|formatters made at run time" """, decision);
        Assert.DoesNotContain("MessagePack-CSharp", output);
        Assert.DoesNotContain("NU16", output);
    }

    [LongFact]
    public void A_feed_with_MessagePack_2_alone_serves_too_and_extras_are_not_missed()
    {
        Pack("MessagePack 2.5.310");

        (_, string output) = Restore("auto");

        Assert.Contains("""Value="present|MessagePack-CSharp|2.5.310|formatters made at run time" """, ReadDecision());
        Assert.Contains(
            "Google FlatBuffers [25.2.10, 27.0.0) is left out of the comparison: the package feed lacks Google.FlatBuffers.",
            output);
        Assert.DoesNotContain("Nino [", output);
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
        Pack(
            "MessagePack 4.0.0", "MessagePackAnalyzer 4.0.0", "MemoryPack 1.22.0-beta.1", "MemoryPack.Generator 1.22.0-beta.1",
            "Nino 5.0.0", "Nino.Generator 5.0.0");

        (_, string output) = Restore("auto");

        Assert.Contains(
            "MessagePack-CSharp [3.1.8, 4.0.0) or [2.5.301, 3.0.0) is left out of the comparison: " +
            "the package feed lacks the wanted version of MessagePack.",
            output);
        Assert.Contains(
            "MemoryPack [1.21.4, 2.0.0) is left out of the comparison: the package feed lacks the wanted version of MemoryPack.",
            output);
        string decision = ReadDecision();
        Assert.Contains(
            """Value="absent|MessagePack-CSharp|[3.1.8, 4.0.0) or [2.5.301, 3.0.0)|the package feed lacks the wanted version of MessagePack" """,
            decision);
        Assert.Contains(
            """Value="absent|Nino|[4.0.0-beta.47, 5.0.0)|the package feed lacks the wanted version of Nino" """,
            decision);
        Assert.DoesNotContain("VersionOverride", decision);
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

    // Puts packages without content into the feed: id and version, and those of a package that each needs.
    private void Pack(params string[] packages)
    {
        string feed = _folder.CreateSubdirectory("feed").FullName;
        foreach (string[] words in packages.Select(package => package.Split(' ')))
        {
            string needs = words.Length > 2 ? $"<dependency id=\"{words[2]}\" version=\"{words[3]}\" />" : "";
            using ZipArchive package = ZipFile.Open(Path.Combine(feed, $"{words[0]}.{words[1]}.nupkg"), ZipArchiveMode.Create);
            using var manifest = new StreamWriter(package.CreateEntry($"{words[0]}.nuspec").Open());
            manifest.Write(
                $"<package><metadata><id>{words[0]}</id><version>{words[1]}</version><authors>tests</authors>"
                + $"<description>empty</description><dependencies><group targetFramework=\"net8.0\">{needs}</group></dependencies>"
                + "</metadata></package>");
        }
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
