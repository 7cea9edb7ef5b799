// BinaryFormatter is obsolete because it is unsafe. Here it reads only its own output.
#pragma warning disable SYSLIB0011
using Formatter = System.Runtime.Serialization.Formatters.Binary.BinaryFormatter;

namespace SerBench.Serializers.Peers.BinaryFormatter;

// A MemoryStream cannot be moved to another array, so each message is read through a new stream.
public readonly struct BinaryFormatterCore<T> : IObjectCore<T>, IStreamCore<T>
{
    private readonly Formatter _formatter;
    private readonly EncodeBufferStream _output = new();

    public BinaryFormatterCore()
    {
        // Turns BinaryFormatter on, because it is off by default in any program that loads this assembly.
        AppContext.SetSwitch("System.Runtime.Serialization.EnableUnsafeBinaryFormatterSerialization", isEnabled: true);
        _formatter = new Formatter();
    }

    public void Encode(T value, EncodeBuffer buffer)
    {
        _output.Begin(buffer);
        _formatter.Serialize(_output, value!);
    }

    public T Decode(ArraySegment<byte> data)
    {
        using var stream = new MemoryStream(data.Array!, data.Offset, data.Count, writable: false);
        return Read(stream);
    }

    public void Write(T value, Stream output) => _formatter.Serialize(output, value!);

    public T Read(Stream input) => (T)_formatter.Deserialize(input);
}
