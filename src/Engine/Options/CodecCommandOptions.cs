namespace SerBench.Engine.Options;

internal sealed class CodecCommandOptions
{
    public Option<string> Serializer { get; } =
        new("--serializer") { Required = true, HelpName = "ID", Description = "the serializer, such as ignite-raw/compiled" };

    public Option<string> Model { get; } =
        new("--model") { HelpName = "ID", Description = "the model, such as person; not needed for a type of your own" };

    public void AddTo(Command command)
    {
        command.Options.Add(Serializer);
        command.Options.Add(Model);
        command.Options.Add(new MaxDepthOption());
    }

    public IModel FindModel(ParseResult parsed, ProgramContext context) =>
        parsed.GetValue(Model) is { } id ? context.Selection.FindModel(id)
        : context.Models.Models is [var only] ? only
        : throw new UsageException("Option '--model' is required.");
}
