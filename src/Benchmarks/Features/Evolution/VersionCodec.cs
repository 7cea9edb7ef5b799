namespace SerBench.Benchmarks.Features.Evolution;

internal abstract class VersionCodec
{
    // Null, with a reason, if the serializer does not carry the version.
    public static VersionCodec? Bind(ISerializer serializer, Type type, out string? reason)
    {
        var made = (VersionCodec)Activator.CreateInstance(typeof(VersionCodec<>).MakeGenericType(type), serializer)!;
        reason = made.Refusal;
        return reason is null ? made : null;
    }

    public static object[] Draw(Type type, ulong seed, int count)
    {
        var random = new RandomValues(seed);
        var next = typeof(RandomValues).GetMethod(nameof(RandomValues.Next))!.MakeGenericMethod(type);
        return [.. Enumerable.Range(0, count).Select(_ => next.Invoke(random, BindingFlags.DoNotWrapExceptions, null, null, null)!)];
    }

    public abstract string? Refusal { get; }

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

    public override string? Refusal { get; }

    public override byte[] Encode(object value)
    {
        _codec!.Encode((T)value, _buffer);
        return _buffer.ToArray();
    }

    public override object? Decode(byte[] message) => _codec!.Decode(message);
}
