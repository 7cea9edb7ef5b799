using SerBench.Benchmarks.Engine.Outside.Plugins;

namespace SerBench.Benchmarks.Features.Messages;

internal static class EncodeCommand
{
    public static FeatureCommand Create()
    {
        var common = new CodecCommandOptions();
        Option<string> scenario = new("--scenario") { HelpName = "NAME", Description = "encode the first value of a scenario" };
        Option<string> input = new("--data") { HelpName = "FILE", Description = "encode a value from JSON" };
        var dataSet = new DataSetOptions();
        var output = new SaveOption("the bytes") { Required = true };
        JsonOption json = new("the number of bytes and their hash");
        var command =
            new FeatureCommand("encode", "Writes one encoded value to a file.", FromOutside.All) { scenario, input, output, json };
        common.AddTo(command);
        dataSet.AddTo(command);
        command.SetWork((parsed, context) =>
        {
            string file = output.Of(parsed)!;
            ISerializer serializer = context.Selection.FindSerializer(parsed.GetRequiredValue(common.Serializer));
            IModel model = common.FindModel(parsed, context);
            string? chosen = dataSet.Choose(parsed, model, parsed.GetValue(scenario), parsed.GetValue(input));
            var source = new Source(model, chosen, parsed.GetValue(input), context.Terminal);
            EncodeBuffer message = model.Accept(new Encoder(serializer, source));
            NamedFile.Write(file, path => File.WriteAllBytes(path, message.Written));
            string hash = PayloadHash.OfOne(message.Written);
            context.Terminal.Output.WriteLine(parsed.GetValue(json) ? JsonText.Of(new { Bytes = message.Length, Sha256 = hash }) : $"{message.Length} bytes, SHA-256 {hash}");
            return ExitCode.Done;
        });
        return command;
    }

    private sealed record Source(IModel Model, string? Scenario, string? Input, Terminal Terminal)
    {
        public T Read<T>(IModel<T> model)
        {
            if (Scenario is not null && Input is not null)
            {
                throw new UsageException("Say what to encode once: --scenario or --data.");
            }

            if (model is IOwnModel<T> own)
            {
                // The default is the user's data.
                return Input is not null ? ReadFirst<T>(own.ReadFile(Input)) : CreateFirst(model, Scenario ?? model.Scenarios[0].Name);
            }

            if (Scenario is null && Input is null)
            {
                throw new UsageException("Say what to encode: either --scenario or --data.");
            }

            if (Scenario is not null)
            {
                return CreateFirst(model, Scenario);
            }

            try
            {
                return ModelJson.Read<T>(NamedFile.ReadBytes(Input!));
            }
            catch (JsonException exception)
            {
                throw new UsageException(
                    $"'{Input}' is no {Model.Id} as JSON, at {JsonInput.PlaceOf(exception)}: {RecordText.MessageOf(exception)}");
            }
        }

        private T ReadFirst<T>(OwnData data)
        {
            if (data.Altered is not null)
            {
                Terminal.ErrorLine(data.Altered);
            }

            return data.Read<T>(0);
        }

        private static T CreateFirst<T>(IModel<T> model, string scenario) =>
            model.Create(CellSelection.FindScenario(model, scenario), CellId.Seed, 1)[0];
    }

    private sealed class Encoder(ISerializer serializer, Source source) : IModelVisitor<EncodeBuffer>
    {
        public EncodeBuffer Visit<T>(IModel<T> model)
        {
            Binding<T> binding = serializer.Bind(model);
            ICodec<T> codec = binding.Codec ?? throw new UsageException($"{serializer.Id} does not take {model.Id}: {binding.Reason}");
            var buffer = new EncodeBuffer();
            try
            {
                codec.Encode(source.Read(model), buffer);
            }
            catch (UnsupportedValueException exception)
            {
                throw new UsageException($"{serializer.Id} cannot carry this value: {exception.Message}");
            }
            catch (Exception exception) when (PluginTypes.IsForeign(serializer) && exception is not UsageException)
            {
                throw new UsageException($"{serializer.Id} failed: {exception.GetType().Name}: {exception.Message}");
            }

            return buffer;
        }
    }
}
