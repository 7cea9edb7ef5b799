using SerBench.Engine.Outside.Plugins;

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
        var command = new Command("encode", "Writes one encoded value to a file.") { scenario, input, output, json };
        common.AddTo(command);
        dataSet.AddTo(command);
        return new FeatureCommand(command, FromOutside.All, (parsed, context) =>
        {
            string file = output.Of(parsed)!;
            ISerializer serializer = context.Selection.FindSerializer(parsed.GetRequiredValue(common.Serializer));
            IModel model = common.FindModel(parsed, context);
            string? chosen = dataSet.Choose(parsed, model, parsed.GetValue(scenario), parsed.GetValue(input));
            EncodeBuffer message = model.Accept(new Encoder(serializer, chosen, parsed.GetValue(input), context.Terminal));
            NamedFile.Write(file, path => File.WriteAllBytes(path, message.Written));
            string hash = PayloadHash.OfOne(message.Written);
            context.Terminal.Output.WriteLine(parsed.GetValue(json)
                ? JsonText.Of(new { Bytes = message.Length, Sha256 = hash })
                : $"{message.Length} bytes, SHA-256 {hash}");
            return ExitCode.Done;
        });
    }

    private sealed class Encoder(ISerializer serializer, string? scenario, string? input, Terminal terminal) : IModelVisitor<EncodeBuffer>
    {
        public EncodeBuffer Visit<T>(IModel<T> model)
        {
            Binding<T> binding = serializer.Bind(model);
            ICodec<T> codec = binding.Codec ?? throw new UsageException($"{serializer.Id} does not take {model.Id}: {binding.Reason}");
            var buffer = new EncodeBuffer();
            try
            {
                codec.Encode(Read(model), buffer);
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

        private T Read<T>(IModel<T> model)
        {
            if (scenario is not null && input is not null)
            {
                throw new UsageException("Say what to encode once: --scenario or --data.");
            }

            if (model is IOwnModel<T> own && input is not null)
            {
                OwnData data = own.ReadFile(input);
                if (data.Altered is not null)
                {
                    terminal.ErrorLine(data.Altered);
                }

                return data.Read<T>(0);
            }

            if ((scenario ?? (model is IOwnModel<T> ? model.Scenarios[0].Name : null)) is { } name)
            {
                return model.Create(CellSelection.FindScenario(model, name), CellId.Seed, 1)[0];
            }

            if (input is null)
            {
                throw new UsageException("Say what to encode: either --scenario or --data.");
            }

            try
            {
                return ModelJson.Read<T>(NamedFile.ReadBytes(input));
            }
            catch (JsonException exception)
            {
                throw new UsageException(
                    $"'{input}' is no {model.Id} as JSON, at {JsonInput.PlaceOf(exception)}: {RecordText.MessageOf(exception)}");
            }
        }
    }
}
