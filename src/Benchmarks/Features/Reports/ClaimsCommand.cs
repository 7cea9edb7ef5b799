using System.CommandLine;
using SerBench.Benchmarks.Engine.Options;
using SerBench.Benchmarks.Features.Reports.Claims;

namespace SerBench.Benchmarks.Features.Reports;

/// <summary><c>claims</c>: checks sentences that others published against a run.</summary>
internal static class ClaimsCommand
{
    public static Command Create(ProgramContext context)
    {
        Argument<string> run = RunFileArgument.Optional();
        var command = new Command("claims", "Checks the published claims against a run: confirmed, the direction holds, refuted, our layout differs, or the reason why there is no verdict.") { run };
        command.SetAction(parsed =>
        {
            RunRecord record = RunFileArgument.Read(parsed.GetRequiredValue(run));
            var figures = new Figures(record);
            context.Terminal.Draw(ClaimsSection.Table(record, figures, PublishedClaims.All));
            context.Terminal.Line(ClaimsSection.Count(record, figures, PublishedClaims.All));
            return ExitCode.Done;
        });
        return command;
    }
}
