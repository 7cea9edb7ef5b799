using System.CommandLine;
using SerBench.Benchmarks.Cli;
using SerBench.Engine.Children;

namespace SerBench.Benchmarks.Tests.Commands;

public class UsageTests
{
    private const int Columns = 80;

    [Theory]
    [InlineData("There is no command 'sizs'; did you mean 'sizes'?", "sizs")]
    [InlineData("There is no option '--modle'; did you mean '--model'?", "--modle", "person")]
    [InlineData("There is no option '--itterationCount'; did you mean '--iterationCount'?", "run", "--itterationCount", "5")]
    [InlineData("There is no option '--jsn'; did you mean '--json'?", "sizes", "--jsn")]
    [InlineData("There is no model 'persn'; did you mean 'person'?", "--model", "car,persn")]
    [InlineData("There is no serializer 'ignite/compild'; did you mean 'ignite/compiled'?", "sizes", "--serializer", "ignite/compild")]
    [InlineData("There is no format 'ignit-raw'; did you mean 'ignite-raw'?", "--format", "ignit-raw")]
    [InlineData("There is no access 'compild'; did you mean 'compiled'?", "--access", "compild")]
    [InlineData("There is no scenario 'artcle'; did you mean 'article'?", "--model", "person", "--scenario", "artcle")]
    [InlineData("There is no operation 'encod'; did you mean 'encode'?", "--op", "encod")]
    [InlineData("There is no profile 'qick'; did you mean 'quick'?", "--profile", "qick")]
    [InlineData("The operation 'article' has its own way of measuring; ask for it alone.", "--op", "encode,article")]
    [InlineData("Choose one profile, not quick and full.", "--profile", "quick", "--full")]
    [InlineData("'soon' is no time; write 90s, 5m or 1h.", "--budget", "soon")]
    [InlineData("'1200h' is too long; --budget takes at most 1000h.", "--budget", "1200h")]
    [InlineData("'999999h' is too long; --budget takes at most 1000h.", "attack", "--budget", "999999h")]
    [InlineData("'person' belongs to no option; see --help.", "run", "person")]
    [InlineData("Instead of --info, the command 'doctor' shows the machine.", "--info")]
    [InlineData("--max-depth takes 1 to 1000, not 0.", "--max-depth", "0")]
    [InlineData("--max-depth takes 1 to 1000, not 1001.", "--max-depth", "1001")]
    [InlineData("--resume continues a run as it was planned; leave out --model.", "--resume", "--model", "person")]
    [InlineData("No serializer is left by these filters.", "--serializer", "double/good", "--access", "compiled")]
    [InlineData("The argument after '--save' is empty; give it a value or leave it out.", "sizes", "--model", "simple", "--save", "")]
    [InlineData("The argument after '--model' is empty; give it a value or leave it out.", "--model", " ")]
    [InlineData("The argument after '--sample' is empty; give it a value or leave it out.", "sizes", "--sample", " , ")]
    [InlineData("--nodes takes a whole number up to 2147483647, not '99999999999'.", "tree", "--nodes", "99999999999")]
    [InlineData("--seed takes a whole number up to 18446744073709551615, not '-1'.", "attack", "--seed", "-1")]
    [InlineData("The argument is empty; give it a value or leave it out.", "")]
    [InlineData("--runs takes 1 to 1000, not 1001.", "tree", "--runs", "1001")]
    [InlineData("'list' takes no --link; these commands do: run, report.", "list", "--link", "1Gbit")]
    [InlineData(
        "'scaling' takes no --model; these commands do: "
            + "run, sizes, encode, decode, explain, doctor, compare, upgrade, attack, ladder, memory, load, evolve, aot.",
        "scaling", "--model", "person")]
    [InlineData("--check compares all sizes of the file; leave out --model.", "sizes", "--check", "x", "--model", "person")]
    [InlineData("--resume continues a run as it was planned; leave out --full.", "--resume", "--full")]
    [InlineData("--resume continues a run as it was planned; leave out --ours.", "--resume", "--ours")]
    [InlineData("--resume continues a run as it was planned; leave out the options of BenchmarkDotNet.", "--resume", "--job", "short")]
    [InlineData("The operation 'article' has its own way of measuring; leave out --full.", "--op", "article", "--full")]
    [InlineData("Records are compared as they are without --run; leave out --budget.", "compare", "a", "b", "--budget", "5s")]
    [InlineData(
        "Times of two runs are not compared, since the machine changes between them; compare --run launches two programs in turn, "
            + "and takes --fail-on slower.",
        "compare", "a", "b", "--fail-on", "slower:10%")]
    [InlineData("Without --fail-on no change can be missed; leave out --allow-blind.", "compare", "a", "b", "--allow-blind")]
    [InlineData("Without --fair, doctor describes the machine; leave out --model.", "doctor", "--model", "person")]
    [InlineData("--replay feeds one saved input; leave out --random.", "attack", "--replay", "x", "--random", "5")]
    [InlineData("Without --out, advise says what the files hold and no more; leave out --to.", "advise", "x", "--to", "json")]
    [InlineData(
        "'decode' takes no --data; these commands do: "
            + "run, list, sizes, encode, explain, doctor, upgrade, attack, ladder, memory, load, aot.",
        "decode", "--data", "x")]
    [InlineData("Option '--model' is required.", "decode", "--serializer", "double/good", "--in", "x")]
    public void A_mistake_is_answered_with_one_sentence_and_exit_code_2(string sentence, params string[] arguments)
    {
        ProgramRun run = ProgramRun.Of(arguments);

        Assert.Equal(sentence, run.Error.TrimEnd());
        Assert.Equal("", run.Output);
        Assert.Equal(ExitCode.Usage, run.ExitCode);
    }

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
