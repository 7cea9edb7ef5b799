namespace SerBench.Migration;

internal static class AdviceCommand
{
    public static FeatureCommand Create()
    {
        Argument<string> path =
            new("path") { HelpName = "FILE|FOLDER", Description = "a file of BinaryFormatter, or a folder with such files" };
        Option<string> output = new("--out")
        {
            HelpName = "FOLDER",
            Description = "a new folder for the new types, the converted files and the report; "
                + "without it, only what the files hold is told",
        };
        Option<string[]> targets = FilterOptions.List(
            "--to",
            $"libraries to convert to: {string.Join(", ", Target.All.Select(target => target.Name))}; default: {Target.All[0].Name}");
        NumberOption measured = new(
            "--measure", "measure the alternatives for so many types of files, the largest first; 0 for none", 1, 0, 100);
        var budget = new BudgetOption();
        JsonOption json = new("what the files hold");
        NumberOption random = new("--random", "messages damaged at random, per reader", 500, 0, 10_000_000);
        Option<ulong> seed = new("--seed") { HelpName = "N", Description = "of all that is random", DefaultValueFactory = _ => 1 };
        Option<string[]> serializers = FilterOptions.List(
            "--serializer", "alternatives to measure; default: all libraries, and our formats");
        var command = new Command("advise", "Reads files of BinaryFormatter, writes new types, converts and compares.")
        {
            path, output, targets, measured, budget, random, seed, serializers, json, new MaxDepthOption(),
        };
        return new FeatureCommand(command, FromOutside.Nothing, (parsed, context) =>
        {
            budget.Of(parsed);
            if (parsed.GetValue(output) is null)
            {
                parsed.RefuseAllBut("Without --out, advise says what the files hold and no more", json.Name, "--max-depth");
            }

            return new AdviceFlow(context, new AdviceRequest(
                parsed.GetRequiredValue(path),
                parsed.GetValue(output),
                Target.Find(FilterOptions.Split(parsed.GetValue(targets))),
                measured.Of(parsed),
                parsed.GetValue(budget),
                random.Of(parsed),
                parsed.GetValue(seed),
                FilterOptions.Split(parsed.GetValue(serializers)),
                parsed.GetValue(json))).Run();
        });
    }
}
