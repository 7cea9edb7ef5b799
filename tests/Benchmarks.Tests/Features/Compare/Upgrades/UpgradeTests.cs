using SerBench.Formats.Tests;

namespace SerBench.Benchmarks.Tests.Features.Compare.Upgrades;

public sealed class UpgradeTests : WithFolder
{
    // NuGet would take the other one, and say nothing.
    [Fact]
    public void A_package_whose_version_is_kept_with_other_content_is_refused()
    {
        string kept = Directory.CreateDirectory(_folder.File(Path.Combine("kept", "messagepack", "9.0.0"))).FullName;
        File.WriteAllText(Path.Combine(kept, "messagepack.9.0.0.nupkg.sha512"), "another");
        string package = _folder.Write("MessagePack.9.0.0.nupkg", "mine");

        var environment = new Dictionary<string, string> { ["NUGET_PACKAGES"] = _folder.File("kept") };
        ProgramRun run = ProgramRun.Alone(environment, "upgrade", "MessagePack", package, "3.1.12");

        Assert.Contains("NuGet keeps another MessagePack 9.0.0", run.Refusal);
    }

    // Real programs, with a library of every feed.
    [LongFact]
    public void Versions_are_built_and_raced()
    {
        ProgramRun run = ProgramRun.Of(
            "upgrade", "newtonsoft.json.bson", "1.0.2", "1.0.2", "--model", "person", "--scenario", "varied", "--budget", "1m",
            "--fail-on", "bytes,unreadable,slower:500%");

        Assert.True(run.ExitCode is ExitCode.Done or ExitCode.Inconclusive, run.Output + run.Error);
        Assert.Contains("Before: Newtonsoft.Json.Bson 1.0.2. After: Newtonsoft.Json.Bson 1.0.2.", run.Output);
        Assert.Contains("all 1,024", run.Output);
        Assert.Contains("hostile inputs handled badly", run.Output);
        Assert.Contains("Pairs of launches, 1 cells", run.Output);
    }
}
