// BinaryFormatter is obsolete because it is unsafe: here it reads what it wrote itself.
#pragma warning disable SYSLIB0011
using SerBench.Formats.Codecs;
using SerBench.Formats.Contracts;
using Formatter = System.Runtime.Serialization.Formatters.Binary.BinaryFormatter;

namespace SerBench.Serializers.Peers.BinaryFormatter;

/// <summary>One formatter and one stream for all messages; a stream per message for reading, since it cannot be given other memory.</summary>
internal readonly struct BinaryFormatterCore<T> : IObjectCore<T>
{
    private readonly Formatter _formatter;
    private readonly EncodeBufferStream _output = new();

    public BinaryFormatterCore()
    {
        // Projects switch BinaryFormatter off unless told otherwise, and so do the processes of others that load this assembly.
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
        return (T)_formatter.Deserialize(stream);
    }
}
