using System.CommandLine;
using SerBench.Benchmarks.Options;

namespace SerBench.Benchmarks.Cli;

/// <summary><c>doctor</c>: how far this machine's figures can be trusted.</summary>
internal static class DoctorCommand
{
    public static Command Create(ProgramContext context)
    {
        Option<bool> json = new("--json") { Description = "print the facts as JSON, as every record keeps them" };
        var command = new Command("doctor", "Shows the machine and how steadily it runs.") { json };
        command.SetAction(parsed =>
        {
            EnvironmentStamp stamp = EnvironmentReader.Take();
            if (parsed.GetValue(json))
            {
                context.Terminal.Output.WriteLine(JsonText.Of(stamp));
                return ExitCode.Done;
            }

            foreach (string line in EnvironmentText.Lines(stamp).Concat(EnvironmentText.Warnings(stamp)))
            {
                context.Terminal.Line(line);
            }

            return ExitCode.Done;
        });
        return command;
    }
}
