namespace SerBench.Benchmarks.Features.Attacks;

internal static class AttackCommand
{
    internal const ulong UsualSeed = 20160419;

    public static FeatureCommand Create()
    {
        var filter = new FilterOptions();
        Option<ulong> seed = new("--seed") { HelpName = "N", Description = "of all that is random", DefaultValueFactory = _ => UsualSeed };
        NumberOption random = new("--random", "messages damaged at random, per reader", 18_000, 0, 10_000_000);
        JsonOption json = new("the scores");
        Option<string> output =
            new("--out") { HelpName = "FOLDER", Description = "where score and inputs go; default: artifacts/attacks/<time>" };
        var budget = new BudgetOption();
        Option<string> replay = new("--replay") { HelpName = "FILE", Description = "feeds a saved input again" };
        var command = new Command("attack", "Feeds damaged messages to readers, each in a process that may die of it.")
        {
            seed, random, json, output, replay, budget, new MaxDepthOption(),
        };
        filter.AddTo(command);
        return new FeatureCommand(command, FromOutside.All, (parsed, context) =>
        {
            if (parsed.GetValue(replay) is { } file)
            {
                parsed.RefuseAllBut("--replay feeds one saved input", [replay.Name, "--max-depth", .. OutsideOptions.Names]);
                return new AttackReplay(context, AttackFailure.Read(file)).Run();
            }

            return new AttackFlow(context, new AttackRequest(
                filter.Read(parsed), parsed.GetValue(seed), random.Of(parsed), parsed.GetValue(json), parsed.GetValue(output),
                budget.Of(parsed))).Run();
        });
    }
}
