using System.CommandLine;
using SerBench.Benchmarks.Engine.Cells;
using SerBench.Benchmarks.Engine.Measure;
using SerBench.Benchmarks.Engine.Options;
using SerBench.Benchmarks.Features.Ladder;

namespace SerBench.Benchmarks.Features.Runs;

/// <summary><c>ladder</c>: times exactly the rows that the typed ladder needs, and prints the ladder.</summary>
internal sealed class LadderCommand
{
    private static readonly Operation[] Operations = [Operation.Encode, Operation.EncodeFresh, Operation.Decode, Operation.RoundTrip];

    private readonly Option<string[]> _models = FilterOptions.List("--model", "simple, complex, deep; default all three, or your own type");
    private readonly Option<bool> _smoke = new("--smoke") { Description = "one sample per row: proves that all works, its figures mean nothing" };
    private readonly Option<string> _budget = new("--budget") { HelpName = "TIME", Description = "at most this long, such as 90s or 5m" };
    private readonly Option<string> _output = new("--out") { HelpName = "FOLDER", Description = "where results go; default: artifacts/runs/<time>" };

    public static Command Create(ProgramContext context, string[] passedOn, string commandLine)
    {
        var options = new LadderCommand();
        var command = new Command("ladder", "Times the typed ladder, V1 to V6: what each step from naive reflection to straight-line code saves.")
        {
            options._models, options._smoke, options._budget, options._output,
        };
        command.SetAction(parsed => RunFlow.Start(context, options.Read(parsed, context, passedOn, commandLine)));
        return command;
    }

    private RunRequest Read(ParseResult parsed, ProgramContext context, string[] passedOn, string commandLine)
    {
        string[] models = FilterOptions.Split(parsed.GetValue(_models));
        IReadOnlyList<string> known = context.Outside is { HasType: true } outside ? [.. outside.Models.Models.Select(model => model.Id)] : LadderPlan.Models;
        if (models.FirstOrDefault(model => !known.Contains(model)) is { } unknown)
        {
            throw NearestMatch.Unknown("model of the ladder", unknown, known);
        }

        return new RunRequest(
            new CellFilter { Serializers = LadderPlan.SerializersIn(context.Catalog), Models = models.Length == 0 ? known : models },
            Operations,
            parsed.GetValue(_smoke) ? Profile.Smoke : Profile.Ladder,
            parsed.GetValue(_budget) is { } budget ? Budget.Parse(budget) : null,
            parsed.GetValue(_output),
            passedOn,
            commandLine);
    }
}
