using System.CommandLine;
using SerBench.Benchmarks.Cli;

namespace SerBench.Benchmarks.Tests.Docs;

// An option means the same in every command. docs/measure.md lists all of them, from the commands themselves. SERBENCH_WRITE_REPORTS=1
// writes the list again.
public class OptionsPageTests
{
    // These choose one thing where a command has one subject, and a list elsewhere; a published data set has a seed of two numbers.
    private static readonly string[] OfTwoForms =
        ["--serializer", "--model", "--scenario", "--format", "--access", "--seed", "--data", "--gc", "--threads"];

    private static readonly (string Command, Option Option)[] All =
    [
        .. from feature in FeatureList.All
           from command in feature.CreateCommands(FeatureList.All)
           where !command.Hidden
           from option in command.Options
           orderby option.Name
           select (command.Name, option),
    ];

    [Fact]
    public void A_word_has_one_form() => Assert.All(
        All.GroupBy(one => one.Option.Name).Where(word => !OfTwoForms.Contains(word.Key)),
        word => Assert.Single(word.Select(one => FormOf(one.Option)).Distinct()));

    [Fact]
    public void The_page_lists_the_words() => WrittenPart.AssertIs("docs/measure.md", "options", Table(), "the commands");

    private static string Table()
    {
        string[] commands = [.. All.Select(one => one.Command).Distinct().Order()];
        var lines = All.GroupBy(one => one.Option.Name).GroupBy(word => Name(commands, [.. word.Select(one => one.Command)]), WordOf);
        return "| options | commands |\n|---|---|\n" + string.Concat(lines.Select(line => $"| {string.Join(", ", line)} | {line.Key} |\n"));
    }

    private static string Name(string[] commands, HashSet<string> with) =>
        commands.Length == with.Count ? "all"
            : commands.Length < 2 * with.Count ? $"all but {string.Join(", ", commands.Except(with))}"
            : string.Join(", ", with.Order());

    private static string WordOf(IGrouping<string, (string Command, Option Option)> word)
    {
        IEnumerable<string> forms = word.Select(one => FormOf(one.Option)).Distinct()
            .Where(form => form.Length > 0)
            .Select(form => $"`{form}`");
        return $"`{word.Key}` {string.Join(" or ", forms)}".TrimEnd();
    }

    private static string FormOf(Option option) => option.HelpName ?? (option.ValueType == typeof(bool) ? "" : "VALUE");
}
