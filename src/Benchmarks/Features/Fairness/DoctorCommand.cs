namespace SerBench.Benchmarks.Features.Fairness;

internal static class DoctorCommand
{
    public static FeatureCommand Create()
    {
        JsonOption json = new("the facts, or the comparison,");
        Option<bool> fair =
            new("--fair") { Description = "compare rows with direct calls of their libraries, about three seconds per cell" };
        var file = new SaveOption("the comparison, as JSON");
        var budget = new BudgetOption();
        var filter = new FilterOptions();
        var command = new Command("doctor", "Shows the machine and how steadily it runs.") { json, fair, file, budget };
        filter.AddTo(command);
        return new FeatureCommand(command, FromOutside.All, (parsed, context) =>
        {
            if (parsed.GetValue(fair))
            {
                return new FairnessFlow(context, filter.Read(parsed), file.Of(parsed), parsed.GetValue(json), budget.Of(parsed)).Run();
            }

            parsed.RefuseAllBut("Without --fair, doctor describes the machine", json.Name);
            Show(context, parsed.GetValue(json));
            return ExitCode.Done;
        });
    }

    private static void Show(ProgramContext context, bool isJson)
    {
        EnvironmentStamp stamp = EnvironmentReader.Take();
        if (isJson)
        {
            context.Terminal.Output.WriteLine(JsonText.Of(stamp));
            return;
        }

        context.Terminal.Lines(EnvironmentText.Lines(stamp).Concat(EnvironmentText.Warnings(stamp)));
    }
}
