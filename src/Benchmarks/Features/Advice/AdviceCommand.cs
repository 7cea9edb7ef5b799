using SerBench.Benchmarks.Features.Advice.Writing;

namespace SerBench.Benchmarks.Features.Advice;

/// <summary><c>advise</c>: what files of BinaryFormatter hold, what each alternative costs, the new types, and the conversion.</summary>
internal static class AdviceCommand
{
    private const int UsualRandom = 500;
    private const int MostMeasured = 100;

    public static FeatureCommand Create()
    {
        Argument<string> path = new("path") { HelpName = "FILE|FOLDER", Description = "a file of BinaryFormatter, or a folder with such files" };
        Option<string> output = new("--out") { HelpName = "FOLDER", Description = "a new folder for the new types, the converted files and the report; without it, only what the files hold is told" };
        Option<string[]> targets = FilterOptions.List("--to", $"libraries to convert to: {string.Join(", ", Target.All.Select(target => target.Name))}; default: {Target.All[0].Name}");
        Option<int> measured = new("--measure") { HelpName = "N", Description = "measure the alternatives for so many types of files, the largest first; 0 for none", DefaultValueFactory = _ => 1 };
        Option<string> budget = new("--budget") { HelpName = "TIME", Description = "at most this long to time the alternatives of a type, such as 90s" };
        Option<int> random = new("--random") { HelpName = "N", Description = "messages damaged at random, per reader", DefaultValueFactory = _ => UsualRandom };
        Option<ulong> seed = new("--seed") { HelpName = "N", Description = "of all that is random", DefaultValueFactory = _ => 1 };
        Option<string[]> serializers = FilterOptions.List("--serializer", "alternatives to measure; default: all libraries, and our formats");
        var depth = new MaxDepthOption();
        var command = new FeatureCommand("advise", "Reads files of BinaryFormatter without the old program, writes new types, converts, and compares the alternatives.")
        {
            path, output, targets, measured, budget, random, seed, serializers, depth,
        };
        command.SetWork((parsed, context) =>
        {
            depth.Apply(parsed);
            if (parsed.GetValue(budget) is { } time)
            {
                Budget.Parse(time);
            }

            (int types, int damages) = (parsed.GetValue(measured), parsed.GetValue(random));
            return new AdviceFlow(context, new AdviceRequest(
                parsed.GetRequiredValue(path),
                parsed.GetValue(output),
                Target.Find(FilterOptions.Split(parsed.GetValue(targets))),
                types is >= 0 and <= MostMeasured ? types : throw new UsageException($"--measure takes 0 to {MostMeasured}, not {types}."),
                parsed.GetValue(budget),
                damages is >= 0 and <= 10_000_000 ? damages : throw new UsageException($"--random takes 0 to 10000000, not {damages}."),
                parsed.GetValue(seed),
                FilterOptions.Split(parsed.GetValue(serializers)))).Run();
        });
        return command;
    }
}
