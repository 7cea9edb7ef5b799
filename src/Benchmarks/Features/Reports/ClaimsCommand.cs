using SerBench.Benchmarks.Features.Reports.Claims;

namespace SerBench.Benchmarks.Features.Reports;

/// <summary><c>claims</c>: checks sentences that others published against a run.</summary>
internal static class ClaimsCommand
{
    public static FeatureCommand Create()
    {
        Argument<string> run = RunFileArgument.Optional();
        var command = new FeatureCommand(
            "claims",
            "Checks the published claims against a run: confirmed, the direction holds, refuted, our layout differs, or the reason why there is no verdict.")
        {
            run,
        };
        command.SetWork((parsed, context) =>
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
