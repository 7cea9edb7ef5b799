using System.CommandLine;
using SerBench.Benchmarks.Usage;
using SerBench.Model;

namespace SerBench.Benchmarks.Options;

/// <summary>What <c>encode</c>, <c>decode</c> and <c>explain</c> have in common: one serializer, one model, and the limit of depth.</summary>
internal sealed class CodecCommandOptions
{
    public Option<string> Serializer { get; } = new("--serializer") { Required = true, HelpName = "ID", Description = "such as ignite-raw/compiled" };

    public Option<string> Model { get; } = new("--model") { HelpName = "ID", Description = "such as person; a type of your own needs none" };

    public MaxDepthOption MaxDepth { get; } = new();

    public void AddTo(Command command)
    {
        command.Options.Add(Serializer);
        command.Options.Add(Model);
        command.Options.Add(MaxDepth);
    }

    /// <summary>The model that is named, or the only one there is: a type of the caller's own.</summary>
    public IModel FindModel(ParseResult parsed, ProgramContext context) =>
        parsed.GetValue(Model) is { } id ? context.Selection.FindModel(id)
        : context.Models.Models is [var only] ? only
        : throw new UsageException("Option '--model' is required.");
}
