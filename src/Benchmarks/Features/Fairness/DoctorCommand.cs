using System.CommandLine.Parsing;

namespace SerBench.Benchmarks.Features.Fairness;

/// <summary><c>doctor</c>: how far this machine's figures can be trusted, and with <c>--fair</c> how far those of other libraries.</summary>
internal static class DoctorCommand
{
    public static FeatureCommand Create()
    {
        Option<bool> json = new("--json") { Description = "print the facts as JSON, as every record keeps them" };
        Option<bool> fair = new("--fair") { Description = "compare rows with direct calls of their libraries, about three seconds per cell" };
        Option<string> file = new("--out") { HelpName = "FILE", Description = "where the comparison goes, as JSON" };
        var filter = new FilterOptions();
        var command = new FeatureCommand("doctor", "Shows the machine and how steadily it runs.") { json, fair, file };
        filter.AddTo(command);
        command.SetWork((parsed, context) =>
        {
            if (parsed.GetValue(fair))
            {
                return new FairnessFlow(context, filter.Read(parsed), parsed.GetValue(file)).Run();
            }

            if (parsed.CommandResult.Children.Any(child => child is OptionResult { Implicit: false, Option: var option } && option != json))
            {
                throw new UsageException("doctor compares rows with direct calls if --fair is given; the other options need it.");
            }

            Show(context, parsed.GetValue(json));
            return ExitCode.Done;
        });
        return command;
    }

    private static void Show(ProgramContext context, bool isJson)
    {
        EnvironmentStamp stamp = EnvironmentReader.Take();
        if (isJson)
        {
            context.Terminal.Output.WriteLine(JsonText.Of(stamp));
            return;
        }

        foreach (string line in EnvironmentText.Lines(stamp).Concat(EnvironmentText.Warnings(stamp)))
        {
            context.Terminal.Line(line);
        }
    }
}
