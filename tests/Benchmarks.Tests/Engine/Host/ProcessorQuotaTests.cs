namespace SerBench.Benchmarks.Tests.Engine.Host;

public sealed class ProcessorQuotaTests : WithFolder
{
    [Theory]
    [InlineData("max 100000", null)]
    [InlineData("150000 100000", 1.5)]
    [InlineData("50000 100000", 0.5)]
    [InlineData("nonsense", null)]
    public void The_second_version_has_quota_and_period_in_one_file(string text, double? expected)
    {
        Write("box/cpu.max", text);

        Assert.Equal(expected, Open("0::/box\n").Read());
    }

    [Fact]
    public void The_first_version_has_a_file_for_each()
    {
        Write("cpu/cpu.cfs_quota_us", "200000\n");
        Write("cpu/cpu.cfs_period_us", "100000\n");
        Write("cpu/box/cpu.cfs_quota_us", "-1\n");
        Write("cpu/box/cpu.cfs_period_us", "100000\n");

        Assert.Equal(2, Open("3:cpu,cpuacct:/box\n1:memory:/box\n").Read());
    }

    [Fact]
    public void The_narrowest_of_nested_groups_decides()
    {
        Write("cpu.max", "400000 100000");
        Write("outer/cpu.max", "120000 100000");
        Write("outer/inner/cpu.max", "max 100000");

        Assert.Equal(1.2, Open("0::/outer/inner\n").Read());
    }

    [Fact]
    public void Throttled_time_is_read_in_the_units_of_both_versions()
    {
        Write("box/cpu.stat", "usage_usec 9\nthrottled_usec 2500000\n");
        Write("cpu/box/cpu.stat", "nr_throttled 3\nthrottled_time 1500000000\n");

        Assert.Equal(2.5, Open("0::/box\n").ReadThrottled());
        Assert.Equal(1.5, Open("2:cpu:/box\n").ReadThrottled());
    }

    [Fact]
    public void A_system_without_these_files_has_no_quota()
    {
        Assert.Null(Open("").Read());
        Assert.Equal(0, Open("").ReadThrottled());
    }

    private ProcessorQuota Open(string membership)
    {
        string file = _folder.File("membership");
        File.WriteAllText(file, membership);
        return new ProcessorQuota(_folder.File("groups"), file);
    }

    private void Write(string path, string text)
    {
        string file = Path.Combine(_folder.File("groups"), path);
        Directory.CreateDirectory(Path.GetDirectoryName(file)!);
        File.WriteAllText(file, text);
    }
}
