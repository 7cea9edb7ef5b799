using SerBench.Serializers;

namespace SerBench.Generator.Tests.Wild;

internal sealed class WildPair<T> : IWildPair
{
    private readonly ISerializer _serializer;
    private readonly IObjectCodec<T>? _codec;
    private readonly EncodeBuffer _buffer = new();

    public WildPair(string id)
    {
        _serializer = Catalog.BuiltIn.Find(id)!;
        Binding<T> binding = _serializer.Bind<T>();
        Refusal = binding.Reason;
        _codec = binding.Codec as IObjectCodec<T>;
    }

    public string Id => _serializer.Id;

    public Unsupported? Refusal { get; }

    public byte[]? Encode(object value)
    {
        try
        {
            _codec!.Encode((T)value, _buffer);
            return _buffer.ToArray();
        }
        catch (UnsupportedValueException)
        {
            return null;
        }
    }

    public object Decode(byte[] message) => _codec!.Decode(message)!;

    public void Explain(byte[] message)
    {
        if (_serializer is IExplainedSerializer { CanExplain: true } explained)
        {
            explained.Explain(typeof(T), message);
        }
    }

    public string OrderOfFields(FieldOrder preferred)
    {
        var access = (IAccess)_serializer.GetType().GetProperty("Access")!.GetValue(_serializer)!;
        var shape = new MessageShape(typeof(T), access);
        var orders = new List<string>();
        ShapeCheck.Find(typeof(T), value =>
        {
            if (value.Kind == Kind.Object)
            {
                orders.Add($"{value.Type}: {string.Join(' ', shape.FieldsOf(value.Type, preferred).Fields.Select(field => field.Number))}");
            }

            return null;
        });
        return string.Join('\n', orders.Distinct());
    }
}
