namespace SerBench.Benchmarks.Features.Explain;

internal static class ExplainCommand
{
    public static FeatureCommand Create()
    {
        var common = new CodecCommandOptions();
        Option<string> scenario =
            new("--scenario") { HelpName = "NAME", Description = "explain the first value of a scenario (default: the model's first)" };
        Option<string> input = new("--in") { HelpName = "FILE", Description = "explain the message in a file" };
        JsonOption json = new("size, totals and parts");
        var command = new FeatureCommand("explain", "Says what each byte of one message is, and how many are of which kind.", FromOutside.All) { scenario, input, json };
        common.AddTo(command);
        command.SetWork((parsed, context) =>
        {
            if (parsed.GetValue(input) is not null)
            {
                parsed.Refuse("--in is the message to explain", [.. OutsideOptions.Names.Where(name => OutsideOptions.NeedOf(name) == FromOutside.All)]);
            }

            ISerializer serializer = context.Selection.FindSerializer(parsed.GetRequiredValue(common.Serializer));
            IModel model = common.FindModel(parsed, context);
            IExplainedSerializer explainer = Explainers.Find(context.Catalog, serializer)
                ?? throw new UsageException($"{serializer.Id} does not explain its bytes; the formats of the grid do: see 'list'.");
            var source = new MessageSource(serializer, model, parsed.GetValue(scenario), parsed.GetValue(input));
            var message = new ExplainedMessage(serializer.Id, model.Id, source.Name, Explain(explainer, model, source));
            if (parsed.GetValue(json))
            {
                context.Terminal.Output.WriteLine(JsonText.Of(AnatomyRecord.Of(message)));
            }
            else
            {
                AnatomyText.Print(context.Terminal, message);
            }

            return ExitCode.Done;
        });
        return command;
    }

    private static Anatomy Explain(IExplainedSerializer explainer, IModel model, MessageSource source)
    {
        try
        {
            return explainer.Explain(model.Type, model.Accept(source));
        }
        catch (WireFormatException exception)
        {
            throw new UsageException($"'{source.Name}' is no {model.Id} that can be explained: {exception.Message}");
        }
    }
}
