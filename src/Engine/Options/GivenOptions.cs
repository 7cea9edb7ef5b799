using System.CommandLine.Parsing;

namespace SerBench.Engine.Options;

internal static class GivenOptions
{
    public static void Refuse(this ParseResult parsed, string because, params string[] names) =>
        Refuse(parsed, because, name => names.Contains(name));

    public static void RefuseAllBut(this ParseResult parsed, string because, params string[] names) =>
        Refuse(parsed, because, name => !names.Contains(name));

    private static void Refuse(ParseResult parsed, string because, Func<string, bool> isIgnored)
    {
        if (parsed.CommandResult.Children.OfType<OptionResult>()
            .FirstOrDefault(given => !given.Implicit && isIgnored(given.Option.Name)) is { } ignored)
        {
            throw new UsageException($"{because}; leave out {ignored.Option.Name}.");
        }
    }
}
