using System.CommandLine;
using SerBench.Benchmarks.Engine.Options;

namespace SerBench.Benchmarks.Features.Attacks;

/// <summary><c>attack</c>: feeds damaged messages to every reader and counts how each one reacts.</summary>
internal static class AttackCommand
{
    private const ulong UsualSeed = 20160419;
    private const int UsualRandom = 18_000;

    public static Command Create(ProgramContext context)
    {
        var filter = new FilterOptions();
        Option<ulong> seed = new("--seed") { HelpName = "N", Description = "of all that is random", DefaultValueFactory = _ => UsualSeed };
        Option<int> random = new("--random") { HelpName = "N", Description = "messages damaged at random, per reader", DefaultValueFactory = _ => UsualRandom };
        Option<bool> json = new("--json") { Description = "print the score as JSON" };
        Option<string> output = new("--out") { HelpName = "FOLDER", Description = "where score and inputs go; default: artifacts/attacks/<time>" };
        Option<string> replay = new("--replay") { HelpName = "FILE", Description = "feeds a saved input again" };
        var command = new Command("attack", "Feeds damaged messages to readers, each in a process that may die of it.") { seed, random, json, output, replay };
        filter.AddTo(command);
        command.SetAction(parsed =>
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

    /// <summary>The hidden command that runs in the attacked process.</summary>
    public static Command CreateReader(ProgramContext context)
    {
        var outside = new OutsideFileOption();
        Option<string> serializer = new("--serializer") { Required = true };
        Option<string> model = new("--model") { Required = true };
        Option<ulong> seed = new("--seed") { Required = true };
        Option<int> random = new("--random") { Required = true };
        Option<string> failures = new("--failures") { Required = true };
        Option<string> ledger = new("--ledger") { Required = true };
        Option<string> replay = new("--replay");
        return HiddenCommand.Create(AttackWatcher.CommandName, [outside, serializer, model, seed, random, failures, ledger, replay], parsed =>
        {
            var order = new AttackOrder(
                parsed.GetRequiredValue(serializer), parsed.GetRequiredValue(model), parsed.GetValue(seed), parsed.GetValue(random), parsed.GetRequiredValue(failures));
            AttackInput? single = parsed.GetValue(replay) is { } file ? AttackFailure.Read(file).Input : null;
            using AttackLedger opened = AttackLedger.Open(parsed.GetRequiredValue(ledger));
            new AttackWorker(order, order.Open(outside.Open(parsed, context))!, single).Run(opened);
        });
    }
}
