using SerBench.Serializers;
using SerBench.Formats.Contracts;

namespace SerBench.Formats.Tests.Zoo;

internal sealed class ZooPair<T> : IZooPair
{
    private readonly ISerializer _serializer;
    private readonly IObjectCodec<T>? _codec;
    private readonly EncodeBuffer _buffer = new();

    public ZooPair(ISerializer serializer)
    {
        _serializer = serializer;
        Binding<T> binding = serializer.Bind<T>();
        Refusal = binding.Reason;
        _codec = binding.Codec as IObjectCodec<T>;
    }

    public Unsupported? Refusal { get; }

    public bool WasRefused { get; private set; }

    public string? FindDifference(object value)
    {
        WasRefused = false;
        try
        {
            _codec!.Encode((T)value, _buffer);
        }
        catch (UnsupportedValueException)
        {
            WasRefused = true;
            return null;
        }

        byte[] bytes = _buffer.ToArray();
        T read = _codec.Decode(bytes);
        string? difference = DeepEqual.Compare(value, read, typeof(T), _serializer.Traits.HasFlag(Traits.FoldsNull));
        if (difference is not null)
        {
            return $"{_serializer.Id}: {difference} through {Convert.ToHexString(bytes)}";
        }

        // Sets and maps may come back in another order, so the bytes may differ, but not their number.
        _codec.Encode(read, _buffer);
        return _buffer.Length == bytes.Length ? null : $"{_serializer.Id}: {bytes.Length} bytes became {_buffer.Length}";
    }
}
