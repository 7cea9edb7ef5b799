namespace SerBench.Benchmarks.Features.Compare.Pairs;

// compare --run starts these commands in other builds, so names and options must not change.
internal static class PairCommands
{
    public static FeatureCommand CreatePlan()
    {
        var filter = new FilterOptions();
        Option<string[]> operations = FilterOptions.List("--op", "operations");
        Option<string> folder = new("--out") { Required = true };
        var command = new Command(PairPlan.CommandName, "") { operations, folder };
        command.Hidden = true;
        filter.AddTo(command);
        return new FeatureCommand(command, FromOutside.All, (parsed, context) =>
        {
            Operation[] wanted = [.. FilterOptions.Split(parsed.GetValue(operations)).Select(FilterOptions.FindOperation)];
            PairPlan[] plans = PairPlan.Make(context, filter.Read(parsed), wanted, parsed.GetRequiredValue(folder));
            context.Terminal.Output.WriteLine(JsonSerializer.Serialize(plans));
            return ExitCode.Done;
        });
    }

    public static FeatureCommand CreateLaunch()
    {
        Option<string> launch = new("--launch") { Required = true };
        Option<int> layout = new("--layout");
        var command = new Command(PairLaunch.CommandName, "") { launch, layout };
        command.Hidden = true;
        return new FeatureCommand(command, FromOutside.Nothing, (parsed, context) =>
        {
            var given = TimedLaunch.Parse(parsed.GetRequiredValue(launch));
            Limits.MaxDepth = given.MaxDepth;
            context.Terminal.Output.WriteLine(JsonSerializer.Serialize(PairLaunch.Run(given, parsed.GetValue(layout))));
            return ExitCode.Done;
        });
    }
}
