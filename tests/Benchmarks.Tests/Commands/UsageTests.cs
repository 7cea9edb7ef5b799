using System.CommandLine;
using SerBench.Benchmarks.Cli;
using SerBench.Engine.Children;

namespace SerBench.Benchmarks.Tests.Commands;

public class UsageTests
{
    private const int Columns = 80;

    [Fact]
    public void Examples_of_the_help_can_be_given()
    {
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
}
