using SerBench.Engine.Outside.Plugins;

namespace SerBench.Benchmarks.Features.Messages;

internal static class DecodeCommand
{
    public static FeatureCommand Create()
    {
        var common = new CodecCommandOptions();
        Option<string> input = new("--in") { Required = true, HelpName = "FILE", Description = "the encoded value" };
        var command = new Command("decode", "Prints one encoded value as JSON.") { input, new JsonOption("the value") };
        common.AddTo(command);
        return new FeatureCommand(command, FromOutside.Types, (parsed, context) =>
        {
            ISerializer serializer = context.Selection.FindSerializer(parsed.GetRequiredValue(common.Serializer));
            IModel model = common.FindModel(parsed, context);
            string file = parsed.GetRequiredValue(input);
            byte[] message = NamedFile.ReadBytes(file);
            context.Terminal.Output.WriteLine(
                Encoding.UTF8.GetString(model.Accept(new Decoder(serializer, file, message, context.Terminal))));
            return ExitCode.Done;
        });
    }

    private sealed class Decoder(ISerializer serializer, string file, byte[] message, Terminal terminal) : IModelVisitor<byte[]>
    {
        public byte[] Visit<T>(IModel<T> model)
        {
            Binding<T> binding = serializer.Bind(model);
            if (binding.Codec is not IObjectCodec<T> codec)
            {
                throw new UsageException(binding.Codec is null
                    ? $"{serializer.Id} does not take {model.Id}: {binding.Reason}"
                    : $"{serializer.Id} builds no objects that could be printed.");
            }

            try
            {
                T value = codec.Decode(message);
                if (model is not IOwnModel<T> own)
                {
                    return ModelJson.Write(value, indented: true);
                }

                if (DataFindings.Of([value]).Cycle is { } cycle)
                {
                    terminal.ErrorLine($"{cycle.Path} leads back to an object that holds it; the JSON shows null there.");
                }

                return own.WriteJson(value);
            }
            catch (Exception exception) when (exception is WireFormatException or JsonException)
            {
                throw new UsageException($"'{file}' is no {model.Id} in {serializer.Id}: {exception.Message}");
            }
            catch (Exception exception) when (PluginTypes.IsForeign(serializer))
            {
                throw new UsageException($"{serializer.Id} failed: {exception.GetType().Name}: {exception.Message}");
            }
        }
    }
}
