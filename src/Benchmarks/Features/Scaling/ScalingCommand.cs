namespace SerBench.Benchmarks.Features.Scaling;

internal static class ScalingCommand
{
    public static FeatureCommand Create()
    {
        var filter = new FilterOptions();
        var budget = new BudgetOption("2m");
        JsonOption json = new("the points");
        var command = new Command("scaling", "Measures what one more field, array element or nesting level costs.")
        {
            budget, json,
        };
        filter.AddTo(command, withData: false);
        return new FeatureCommand(command, FromOutside.Plugins, (parsed, context) =>
        {
            bool isJson = parsed.GetValue(json);
            var runner = new ScalingRunner(context with { Terminal = context.Terminal.BesideJson(isJson) }, budget.Of(parsed)!.Value);
            IReadOnlyList<ISerializer> serializers = runner.Choose(filter.Read(parsed));
            if (serializers.Count == 0)
            {
                throw new UsageException("No serializer that takes any type is left by these filters.");
            }

            context.DemandMeasuring();
            using var stop = new StopSignal(null);
            if (runner.Run(serializers, stop.Token) is { } record)
            {
                Print(context.Terminal, record, isJson);
            }

            return stop.ExitCode ?? ExitCode.Done;
        });
    }

    private static void Print(Terminal terminal, ScalingRecord record, bool isJson)
    {
        if (isJson)
        {
            terminal.Output.WriteLine(JsonText.Of(record.Rows));
            return;
        }

        terminal.Write(ScalingSection.Write(record).Blocks);
    }
}
