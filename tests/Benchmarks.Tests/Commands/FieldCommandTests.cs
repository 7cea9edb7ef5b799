using System.Text.RegularExpressions;
using SerBench.Benchmarks.Host;
using SerBench.Benchmarks.Tests.Doubles;

namespace SerBench.Benchmarks.Tests.Commands;

/// <summary>The command <c>field</c>. That nothing is allocated, not how long anything takes.</summary>
public class FieldCommandTests
{
    [Theory]
    [InlineData("article")]
    [InlineData("varied")]
    public void No_way_to_a_number_allocates(string scenario)
    {
        ProgramRun run = ProgramRun.Of(["field", "--scenario", scenario]);

        Assert.True(run.ExitCode == ExitCode.Done, run.Error);
        string[] rows = [.. run.Output.Split('\n').Where(line => Regex.IsMatch(line, "^ +(at a known|by )"))];
        Assert.Equal(5, rows.Length);
        Assert.All(rows, row => Assert.Matches(@" 0 *$", row));
    }

    [Fact]
    public void An_option_that_it_has_no_use_for_is_refused()
    {
        ProgramRun run = ProgramRun.Of(["field", "--seed", "3"]);

        Assert.Equal(ExitCode.Usage, run.ExitCode);
        Assert.Equal("field takes no --seed: it times built-in persons in the format ignite.", run.Error.Trim());
    }

    [Fact]
    public void An_unknown_scenario_gets_the_nearest_name()
    {
        ProgramRun run = ProgramRun.Of(["field", "--scenario", "artikle"]);

        Assert.Equal(ExitCode.Usage, run.ExitCode);
        Assert.Equal("There is no scenario of person 'artikle'; did you mean 'article'?", run.Error.Trim());
    }
}
