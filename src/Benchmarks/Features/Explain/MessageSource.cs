namespace SerBench.Benchmarks.Features.Explain;

internal sealed class MessageSource : IModelVisitor<byte[]>
{
    private readonly ISerializer _serializer;
    private readonly string? _file;

    public MessageSource(ISerializer serializer, IModel model, string? scenario, string? file)
    {
        if (scenario is not null && file is not null)
        {
            throw new UsageException("Say what to explain: either --scenario or --in.");
        }

        _serializer = serializer;
        _file = file;
        Name = file ?? (scenario is null ? model.Scenarios[0] : CellSelection.FindScenario(model, scenario)).Name;
    }

    public string Name { get; }

    public byte[] Visit<T>(IModel<T> model)
    {
        Binding<T> binding = _serializer.Bind(model);
        ICodec<T> codec = binding.Codec ?? throw new UsageException($"{_serializer.Id} does not take {model.Id}: {binding.Reason}");
        byte[] message = _file is null ? Encode(model, codec) : Read(model, codec, _file);
        return message.Length <= CellAnatomy.LongestMessage
            ? message
            : throw new UsageException($"'{Name}' has {message.Length:N0} bytes; explain takes messages up to {CellAnatomy.LongestMessage:N0}, so choose a smaller scenario.");
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
            throw new UsageException($"{_serializer.Id} cannot carry this value: {exception.Message}");
        }

        return buffer.ToArray();
    }

    private byte[] Read<T>(IModel<T> model, ICodec<T> codec, string file)
    {
        byte[] message = NamedFile.ReadBytes(file, CellAnatomy.LongestMessage);
        try
        {
            // The reader must accept the message.
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
            throw new UsageException($"'{file}' is no {model.Id} in {_serializer.Id}: {exception.Message}");
        }

        return message;
    }
}
