using System.CommandLine;
using SerBench.Benchmarks.Cli;
using SerBench.Engine.Children;

namespace SerBench.Benchmarks.Tests.Commands;

public class UsageTests
{
    private const int Columns = 80;

    [Fact]
    public void Help_lists_the_commands_but_not_the_hidden_one()
    {
        ProgramRun run = ProgramRun.Of("--help");

        Assert.Equal(ExitCode.Done, run.ExitCode);
        foreach (string command in new[] { "run", "list", "sizes", "encode", "decode", "doctor" })
        {
            Assert.Contains($"  {command} ", run.Output);
        }

        Assert.DoesNotContain("  child ", run.Output);
    }

    [Theory]
    [InlineData("driver")]
    [InlineData("claims")]
    [InlineData("compare")]
    [InlineData("report")]
    public void What_a_command_would_ignore_is_none_of_its_options(string command)
    {
        Assert.DoesNotContain("--types", ProgramRun.Of(command, "--help").Output);
        Assert.Equal(ExitCode.Usage, ProgramRun.Of(command, "--types", "Nowhere.dll").ExitCode);
    }

    [Fact]
    public void An_option_is_offered_once() => Assert.Single(Regex.Matches(ProgramRun.Of("attack", "--help").Output, "--seed "));

    [Fact]
    public void Help_ends_with_examples_that_can_be_given()
    {
        Assert.Contains("dotnet run -c Release -- --types MyModels.dll", ProgramRun.Of("--help").Output);
        var examples = HelpExamples.All
            .Where(example => !example.Arguments.Contains("--filter") && !example.Arguments.EndsWith("--help"));
        Assert.All(examples, example =>
        {
            CommandParser.Parse(example.Arguments.Length == 0 ? [] : example.Arguments.Split(' '));
            Assert.True(example.For.Length <= Columns, example.For);
        });
    }

    // A purpose in one line, the call, groups of options, and two examples, within the width.
    [Theory]
    [MemberData(nameof(Grammar.Commands), MemberType = typeof(Grammar))]
    public void Help_of_a_command_fits_a_screen_in_width(string name)
    {
        Command command = Grammar.Find(name);
        ProgramRun help = ProgramRun.Within(Columns, name, "--help");

        string[] lines = help.Output.TrimEnd().Split('\n');
        Assert.Equal(command.Description, lines[0]);
        Assert.InRange(lines[0].Length, 10, Columns);
        Assert.All(command.Options, option => Assert.Contains($"  {option.Name}", help.Output));
        string examples = help.Output[help.Output.IndexOf("Examples:", StringComparison.Ordinal)..];
        Assert.InRange(Regex.Count(examples, $"dotnet run -c Release -- {name}"), 2, 6);
        Assert.All(lines.Where(line => !line.Contains("dotnet run")), line => Assert.InRange(line.Length, 0, Columns));
    }

    [Fact]
    public void Another_process_makes_first_calls_and_prints_two_numbers()
    {
        string cell = TimedLaunch.TextOf(new CellId("ignite/compiled", "person", "article"));
        ProgramRun run = ProgramRun.Of(Child.ArgumentsFor(new FirstCalls(cell, Settles: false)));

        Assert.Equal(ExitCode.Done, run.ExitCode);
        Assert.Matches(@"^\d+\.\d \d+\.\d\s*$", run.Output);
    }

    [Theory]
    [InlineData("System.String", "x")]
    [InlineData("SerBench.Engine.Host.ExitCode", "{}")]
    [InlineData("SerBench.Benchmarks.Features.Counts.CountTracer", "{\"Launch\":1}")]
    [InlineData("SerBench.Benchmarks.Features.Counts.CountTracer", "null")]
    public void A_process_refuses_other_work(string work, string input) =>
        Assert.Contains(work, ProgramRun.Of("child", work, input).Refusal);
}
