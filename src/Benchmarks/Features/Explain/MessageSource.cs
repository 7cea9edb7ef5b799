namespace SerBench.Benchmarks.Features.Explain;

internal sealed class MessageSource(ISerializer serializer, IModel explained, string? scenario, string? file) : IModelVisitor<byte[]>
{
    public string Name { get; } = scenario is null ? file ?? explained.Scenarios[0].Name
        : file is null ? CellSelection.FindScenario(explained, scenario).Name
        : throw new UsageException("Say what to explain: either --scenario or --in.");

    public byte[] Visit<T>(IModel<T> model)
    {
        Binding<T> binding = serializer.Bind(model);
        ICodec<T> codec = binding.Codec ?? throw new UsageException($"{serializer.Id} does not take {model.Id}: {binding.Reason}");
        byte[] message = file is null ? Encode(model, codec) : Read(model, codec, file);
        return message.Length <= CellAnatomy.LongestMessage
            ? message
            : throw new UsageException(
                $"'{Name}' has {message.Length:N0} bytes; explain takes messages up to {CellAnatomy.LongestMessage:N0}, "
                + "so choose a smaller scenario.");
    }

    private byte[] Encode<T>(IModel<T> model, ICodec<T> codec)
    {
        var buffer = new EncodeBuffer();
        try
        {
            codec.Encode(model.Create(CellSelection.FindScenario(model, Name), CellId.Seed, 1)[0], buffer);
        }
        catch (UnsupportedValueException exception)
        {
            throw new UsageException($"{serializer.Id} cannot carry this value: {exception.Message}");
        }

        return buffer.ToArray();
    }

    private byte[] Read<T>(IModel<T> model, ICodec<T> codec, string path)
    {
        byte[] message = NamedFile.ReadBytes(path, CellAnatomy.LongestMessage);
        try
        {
            if (codec is IObjectCodec<T> objects)
            {
                objects.Decode(message);
            }
            else if (codec is IViewCodec<T> view)
            {
                view.Read(message);
            }
        }
        catch (WireFormatException exception)
        {
            throw new UsageException($"'{path}' is no {model.Id} in {serializer.Id}: {exception.Message}");
        }

        return message;
    }
}
