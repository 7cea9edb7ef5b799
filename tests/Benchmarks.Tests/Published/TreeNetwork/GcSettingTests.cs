using SerBench.Published.TreeNetwork;

namespace SerBench.Benchmarks.Tests.Published.TreeNetwork;

public class GcSettingTests
{
    [Fact]
    public void Only_the_tuned_setting_changes_more_than_concurrent_collections()
    {
        ProcessStartInfo tuned = GcSetting.Restart(GcSetting.Tuned, ["tree"]);
        ProcessStartInfo nonConcurrent = GcSetting.Restart(GcSetting.NonConcurrent, ["tree"]);

        Assert.Equal("1", tuned.Environment["DOTNET_gcServer"]);
        Assert.Equal("0", nonConcurrent.Environment["DOTNET_gcConcurrent"]);
        Assert.Equal([CompilerDelay.Variable, "DOTNET_gcConcurrent", "SERBENCH_TREE_GC"], Added(nonConcurrent));
        Assert.Equal(6, Added(tuned).Length);
    }

    private static string[] Added(ProcessStartInfo start) =>
        [.. start.Environment
            .Where(variable => Environment.GetEnvironmentVariable(variable.Key) != variable.Value)
            .Select(variable => variable.Key)
            .Order(StringComparer.Ordinal)];
}
