using BenchmarkDotNet.Jobs;

namespace SerBench.Benchmarks.Tests.Engine.Measure;

public class BenchmarkDotNetTimerTests
{
    private static readonly TimedRow[] Rows =
    [
        new(new CellId("ignite/compiled", "person", "article"), Operation.Encode, 1024, ""),
        new(new CellId("ignite/compiled", "car", "serial"), Operation.Encode, 1024, ""),
    ];

    // A run that was killed leaves its program; another one may be measuring.
    [Fact]
    public void Programs_of_ended_processes_are_removed()
    {
        string At(string process) => Path.Combine(AppContext.BaseDirectory, $"SerBench.Engine-quick-{process}-2.dll");
        (string old, string running) = (At($"{int.MaxValue}"), At($"{Environment.ProcessId}"));
        Array.ForEach([old, running], file => File.WriteAllText(file, ""));

        Job job = AnchoredToolchain.Anchor(new Job("quick"));

        Assert.Equal(($"quick-{Environment.ProcessId}", false, true), (job.Id, File.Exists(old), File.Exists(running)));
        File.Delete(running);
    }

    [Fact]
    public void Without_options_every_row_stays() => Assert.Equal(Rows, Filter());

    [Theory]
    [InlineData("Car.*", 1)]
    [InlineData("*.Encode", 0, 1)]
    [InlineData("person.ignite/compiled.encode", 0)]
    [InlineData("*compiled.Encode(serial)", 1)]
    [InlineData("*car/serial*", 1)]
    [InlineData("*.Decode")]
    public void Filters_choose_rows_by_names_that_users_of_BenchmarkDotNet_expect(string glob, params int[] rows)
    {
        Assert.Equal(rows.Select(row => Rows[row]), Filter("--filter", glob));
        Assert.Equal(rows.Select(row => Rows[row]), Filter("--filter=" + glob, "--job", "short"));
        Assert.Equal(rows.Select(row => Rows[row]), Filter("-m", "-f", "nothing", glob, "--job", "short"));
    }

    [Fact]
    public void Published_modes_and_libraries_have_their_names()
    {
        TimedRow[] rows =
        [
            Rows[0] with { Cell = new CellId("ignite-raw/handwritten", "person", "article") },
            Rows[0] with { Cell = new CellId("peer/MemoryPack:utf16", "complex-list", "s0") },
        ];
        IReadOnlyList<TimedRow> Named(string name) =>
            new BenchmarkDotNetTimer().Filter(rows, new TimingPlan(Profile.Quick, ["--filter", name], ""));

        Assert.Equal([rows[0]], Named("Person.BinarizableRaw.Encode"));
        Assert.Equal([rows[1]], Named("ComplexList.MemoryPack:utf16.Encode"));
    }

    [Theory]
    [InlineData("--job", "short")]
    [InlineData("--iterationCount", "5", "--warmupCount", "1")]
    [InlineData("-m", "--exceptions")]
    [InlineData("--inProcess")]
    public void Options_of_BenchmarkDotNet_are_accepted(params string[] options) => Assert.Equal(Rows, Filter(options));

    [Theory]
    [InlineData("--job", "endless")]
    [InlineData("--runtimes", "nonsense")]
    public void Options_that_it_does_not_accept_are_refused(params string[] options) =>
        Assert.StartsWith("BenchmarkDotNet does not accept", Assert.Throws<UsageException>(() => Filter(options)).Message);

    [Fact]
    public void Its_long_options_are_known() =>
        Assert.Subset(
            BenchmarkDotNetOptions.Names.ToHashSet(),
            new HashSet<string> { "--job", "--filter", "--memory", "--disasm", "--iterationCount", "--inProcess" });

    private static IReadOnlyList<TimedRow> Filter(params string[] options) =>
        new BenchmarkDotNetTimer().Filter(Rows, new TimingPlan(Profile.Quick, options, ""));
}
