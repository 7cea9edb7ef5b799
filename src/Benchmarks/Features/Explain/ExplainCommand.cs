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
        var command = new Command("explain", "Says what each byte of one message is, and how many are of which kind.")
        {
            scenario, input, json,
        };
        common.AddTo(command);
        return new FeatureCommand(command, FromOutside.All, (parsed, context) =>
        {
            if (parsed.GetValue(input) is not null)
            {
                parsed.Refuse(
                    "--in is the message to explain",
                    [.. OutsideOptions.Names.Where(name => OutsideOptions.NeedOf(name) == FromOutside.All)]);
            }

            ISerializer serializer = context.Selection.FindSerializer(parsed.GetRequiredValue(common.Serializer));
            IModel model = common.FindModel(parsed, context);
            IExplainedSerializer explainer = Explainers.Find(context.Catalog, serializer)
                ?? throw new UsageException($"{serializer.Id} does not explain its bytes; the formats of the grid do, "
                    + $"and plug-ins that implement {nameof(IExplainedSerializer)}: see 'list'.");
            var source = new MessageSource(serializer, model, parsed.GetValue(scenario), parsed.GetValue(input));
            Anatomy anatomy = Explain(explainer, model, source);
            if (parsed.GetValue(json))
            {
                context.Terminal.Output.WriteLine(JsonText.Of(new
                {
                    Serializer = serializer.Id,
                    Model = model.Id,
                    Source = source.Name,
                    Size = anatomy.Payload.Length,
                    Totals = KindRecord.Of(anatomy.Summary),
                    Parts = anatomy.Parts.Select(part => new
                    {
                        part.Offset,
                        part.Length,
                        Kind = KebabCase.Of(part.Kind),
                        Name = part.Name.ToString(),
                        part.Value,
                        Hex = Convert.ToHexStringLower(anatomy.Payload.Slice(part.Offset, part.Length)),
                    }),
                }));
            }
            else
            {
                AnatomyText.Print(context.Terminal, $"{model.Id}/{source.Name} in {serializer.Id}", anatomy);
            }

            return ExitCode.Done;
        });
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
