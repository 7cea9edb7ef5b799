using SerBench.Benchmarks.Features.Reports.Claims;

namespace SerBench.Benchmarks.Tests.Docs;

// The solutions of docs/teach.md are the verdicts of the committed run. SERBENCH_WRITE_REPORTS=1 writes them again.
public class TeachPageTests
{
    private const string Page = "docs/teach.md";

    private static readonly (string Part, string[] Claims)[] Exercises =
    [
        ("ignite", ["ignite-4", "ignite-6", "ignite-2", "ignite-12", "ignite-14", "ignite-16", "ignite-17"]),
        ("car", ["car-2", "car-3", "car-4", "car-5", "car-7", "car-8", "car-9"]),
        ("tree", ["tree-10", "tree-100", "tree-1000", "tree-10000", "tree-fast"]),
        ("ladder", ["typed-4", "typed-5", "typed-7", "typed-8", "typed-9", "typed-16", "typed-10"]),
    ];

    [ReferenceRunFact]
    public void Every_solution_is_that_of_the_run()
    {
        RunRecord record = ReferenceRun.Record;
        var figures = new Figures(record);
        Assert.All(Exercises, exercise => WrittenPart.AssertIs(Page, exercise.Part, Write(record, figures, exercise.Claims)));
    }

    [Fact]
    public void Every_exercise_says_what_to_predict_run_and_explain()
    {
        string[] exercises = Clone.Read(Page).Split("\n## ")[1..];

        Assert.Equal(Exercises.Length, exercises.Length);
        Assert.All(exercises, exercise => Assert.Matches(
            @"(?s)\n> .*\n\*\*Predict\.\*\* .*\n\*\*Run\.\*\* .*```sh\n.*\n\*\*Explain\.\*\* .*<details>", exercise));
    }

    private static string Write(RunRecord record, Figures figures, string[] ids)
    {
        var table = new TextTable("sentence", "published", "ours (95 %)", "verdict") { TextColumns = 4 };
        foreach (Claim claim in ids.Select(id => Publication.AllClaims.Single(claim => claim.Id == id)))
        {
            ClaimFinding finding = claim.Test.Judge(record, figures);
            if (finding.Ours.Length == 0)
            {
                continue;
            }

            string reason = finding.Reason.Length > 0 ? $": {finding.Reason}" : "";
            table.Add(claim.Sentence, claim.Published, finding.Ours, finding.Verdict.Words() + reason);
        }

        return $"{MarkdownTable.Render(table).TrimEnd()}\n";
    }
}
