namespace SerBench.Benchmarks.Features.Evolution;

internal abstract class VersionCodec
{
    public static VersionCodec Bind(ISerializer serializer, Type type) =>
        (VersionCodec)Activator.CreateInstance(typeof(VersionCodec<>).MakeGenericType(type), serializer)!;

    public string? Refusal { get; protected init; }

    public abstract byte[] Encode(object value);

    public abstract object? Decode(byte[] message);
}

internal sealed class VersionCodec<T> : VersionCodec
{
    private readonly IObjectCodec<T>? _codec;
    private readonly EncodeBuffer _buffer = new();

    public VersionCodec(ISerializer serializer)
    {
        Binding<T> binding = serializer.Bind<T>();
        _codec = binding.Codec as IObjectCodec<T>;
        Refusal = _codec is null ? binding.Reason?.ToString() ?? "it reads values in place" : null;
    }

    public override byte[] Encode(object value)
    {
        _codec!.Encode((T)value, _buffer);
        return _buffer.ToArray();
    }

    public override object? Decode(byte[] message) => _codec!.Decode(message);
}
