namespace SerBench.Benchmarks.Features.Attacks;

/// <summary><c>attack</c>: feeds damaged messages to every reader and counts how each one reacts.</summary>
internal static class AttackCommand
{
    internal const ulong UsualSeed = 20160419;
    private const int UsualRandom = 18_000;

    public static FeatureCommand Create()
    {
        var filter = new FilterOptions();
        Option<ulong> seed = new("--seed") { HelpName = "N", Description = "of all that is random", DefaultValueFactory = _ => UsualSeed };
        Option<int> random = new("--random") { HelpName = "N", Description = "messages damaged at random, per reader", DefaultValueFactory = _ => UsualRandom };
        Option<bool> json = new("--json") { Description = "print the score as JSON" };
        Option<string> output = new("--out") { HelpName = "FOLDER", Description = "where score and inputs go; default: artifacts/attacks/<time>" };
        Option<string> replay = new("--replay") { HelpName = "FILE", Description = "feeds a saved input again" };
        var command = new FeatureCommand("attack", "Feeds damaged messages to readers, each in a process that may die of it.", FromOutside.All) { seed, random, json, output, replay };
        filter.AddTo(command);
        command.SetWork((parsed, context) =>
        {
            if (parsed.GetValue(replay) is { } file)
            {
                return new AttackReplay(context, AttackFailure.Read(file)).Run();
            }

            int count = parsed.GetValue(random);
            return count is < 0 or > 10_000_000
                ? throw new UsageException($"--random takes 0 to 10000000, not {count}.")
                : new AttackFlow(context, new AttackRequest(
                    filter.Read(parsed),
                    parsed.GetValue(seed),
                    count,
                    parsed.GetValue(json),
                    parsed.GetValue(output))).Run();
        });
        return command;
    }
}
