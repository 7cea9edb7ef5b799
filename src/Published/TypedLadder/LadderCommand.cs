namespace SerBench.Published.TypedLadder;

internal sealed class LadderCommand
{
    private readonly Option<string[]> _models = FilterOptions.List("--model", "simple, complex, deep; default all three, or your own type");
    private readonly Option<bool> _smoke =
        new("--smoke") { Description = "one sample per row: proves that all works, its figures mean nothing" };
    private readonly BudgetOption _budget = new();
    private readonly JsonOption _json = new("the record of the run");
    private readonly Option<string> _output =
        new("--out") { HelpName = "FOLDER", Description = "where results go; default: artifacts/runs/<time>" };

    public static FeatureCommand Create()
    {
        var options = new LadderCommand();
        var command = new Command("ladder", "Times the ladder from naive reflection, V1, to straight-line code, V6.")
        {
            options._models, options._smoke, options._budget, options._output, options._json,
        };
        return new FeatureCommand(command, FromOutside.All, (parsed, context) => context.Invoke(context, options.Read(parsed, context)));
    }

    private string[] Read(ParseResult parsed, ProgramContext context)
    {
        string[] models = FilterOptions.Split(parsed.GetValue(_models));
        IReadOnlyList<string> known = context.Outside is { HasType: true } outside
            ? [.. outside.Models.Models.Select(model => model.Id)]
            : LadderPlan.Models;
        if (models.FirstOrDefault(model => !known.Contains(model)) is { } unknown)
        {
            throw NearestMatch.Unknown("model of the ladder", unknown, known);
        }

        return
        [
            "run", "--profile", (parsed.GetValue(_smoke) ? Profile.Smoke : LadderPublication.Instance.Profile).Name, "--op",
            "encode,encode-fresh,decode,round-trip",
            "--serializer", string.Join(',', LadderPlan.SerializersIn(context.Catalog)), "--model",
            string.Join(',', models.Length == 0 ? known : models),
            .. FilterOptions.Given("--budget", parsed.GetValue(_budget)), .. FilterOptions.Given("--out", parsed.GetValue(_output)),
            .. parsed.GetValue(_json) ? new[] { "--json" } : [],
        ];
    }
}
