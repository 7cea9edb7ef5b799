using SerBench.Benchmarks.Features.Reports.Claims;

namespace SerBench.Benchmarks.Features.Reports;

internal static class ClaimsCommand
{
    public static FeatureCommand Create()
    {
        Argument<string> run = RunFileArgument.Optional();
        Option<bool> all = new("--all") { Description = "show the claims that the run cannot judge, too" };
        JsonOption json = new("the verdicts");
        var command = new Command("claims", "Checks published sentences against a run.") { run, all, json };
        return new FeatureCommand(command, FromOutside.Nothing, (parsed, context) =>
        {
            RunRecord record = RunFileArgument.Read(parsed.GetRequiredValue(run));
            var figures = new Figures(record);
            (Claim Claim, ClaimFinding Finding)[] judged =
                [.. Publication.AllClaims.Select(claim => (claim, claim.Test.Judge(record, figures)))];
            (Claim Claim, ClaimFinding Finding)[] shown =
                [.. judged.Where(one => parsed.GetValue(all) || one.Finding.Verdict != ClaimVerdict.NotMeasured)];
            if (parsed.GetValue(json))
            {
                context.Terminal.Output.WriteLine(JsonText.Of(shown.Select(one => new
                {
                    one.Claim.Id,
                    one.Claim.Source,
                    one.Claim.Sentence,
                    one.Claim.Published,
                    one.Finding.Ours,
                    Verdict = one.Finding.Verdict.Words(),
                    Because = one.Finding.Reason,
                    one.Claim.Test.Command,
                })));
                return ExitCode.Done;
            }

            context.Terminal.Draw(ClaimsSection.Table(record, figures, [.. shown.Select(one => one.Claim)]));
            context.Terminal.Line(ClaimsSection.Count(record, figures, Publication.AllClaims));
            if (shown.Length < judged.Length)
            {
                context.Terminal.Line($"{judged.Length - shown.Length} need other rows; --all shows the command for each.");
            }

            return ExitCode.Done;
        });
    }
}
