using System.CommandLine;
using SerBench.Engine.Base.Usage;
using SerBench.Benchmarks.Cli;

namespace SerBench.Benchmarks.Tests.Commands;

// Each command with each option of any command: it has the option, or one sentence refuses it. UsageTests have those that a command would
// ignore beside others.
public class GrammarTests
{
    [Theory]
    [MemberData(nameof(Grammar.Commands), MemberType = typeof(Grammar))]
    public void A_command_takes_an_option_or_says_that_it_does_not(string name)
    {
        Command command = Grammar.Find(name);
        string[] least = Grammar.LeastOf(name);
        Assert.All(Grammar.Words.Where(word => !least.Contains(word[0])), word =>
        {
            if (command.Options.Any(option => option.Name == word[0]))
            {
                // Some words need others, such as a count that needs a type.
                string? refusal = RefusalOf([.. least, .. word]);
                Assert.True(refusal?.StartsWith($"{word[0]} needs ", StringComparison.Ordinal) != false, refusal);
            }
            else
            {
                Assert.StartsWith($"'{name}' takes no {word[0]}; these commands do: ", RefusalOf([.. least, .. word]));
            }
        });
    }

    private static string? RefusalOf(string[] arguments)
    {
        try
        {
            CommandParser.Parse(arguments);
            return null;
        }
        catch (UsageException refusal)
        {
            return refusal.Message;
        }
    }
}
