using System.Reflection;
using Nino.Core;
using SerBench.Formats.Codecs;
using SerBench.Serializers.Twins;

namespace SerBench.Serializers.Peers.NinoPeer;

/// <summary>The shared part of the library's rows. Each row has its own twins beside it.</summary>
/// <remarks>
/// The library copies a run of adjacent numbers as one struct. Its padding has random content, so equal values would give
/// different messages. Therefore twins order their numbers without padding, with a filler if necessary. This is smaller too.
/// </remarks>
public abstract class NinoRow : TwinPeer
{
    public override Traits Traits => Traits.NeedsCodeChange | Traits.TrustsInput;

    public override Assembly Library => typeof(NinoSerializer).Assembly;

    protected override Type Core => typeof(NinoCore<>);

    protected override string? Mark => "Nino.Core.NinoTypeAttribute";

    /// <summary>
    /// The generator silently skips a type if no file of the project has the using directive, even though an attribute can be written
    /// with its full name. Its code is registered by a module initializer, which runs only before the first code of the module.
    /// </summary>
    protected override string? Refuse(Type twin)
    {
        RuntimeHelpers.RunModuleConstructor(twin.Module.ModuleHandle);
        return NinoTypeMetadata.Serializers.ContainsKey(twin.TypeHandle.Value)
            ? null
            : "Nino.Generator wrote nothing for it: its project needs that package, and a file with `using Nino.Core;`, without which it writes no code at all";
    }
}

/// <summary>
/// Writes directly into the caller's buffer, which is faster than the library's
/// own, and reads directly from the message. Text is UTF-16, its default.
/// </summary>
internal readonly struct NinoCore<TTwin>() : IObjectCore<TTwin>
{
    private readonly NinoBufferWriter _output = new();

    public void Encode(TTwin value, EncodeBuffer buffer)
    {
        _output.Begin(buffer);
        NinoSerializer.Serialize(value, _output);
    }

    public TTwin Decode(ArraySegment<byte> data) => NinoDeserializer.Deserialize<TTwin>(data);
}

/// <summary>The library's own kind of buffer writer, over the caller's buffer.</summary>
internal sealed class NinoBufferWriter : INinoBufferWriter
{
    private EncodeBuffer _buffer = new(0);
    private DirectBufferWriter _writer = new(new EncodeBuffer(0));

    public int WrittenCount => _buffer.Length;

    public ReadOnlySpan<byte> WrittenSpan => _buffer.Written;

    public ReadOnlyMemory<byte> WrittenMemory => _buffer.Bytes.AsMemory(0, _buffer.Length);

    /// <summary>Starts a message.</summary>
    public void Begin(EncodeBuffer buffer) => (_buffer, _writer) = (buffer, new DirectBufferWriter(buffer));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Advance(int count) => _writer.Advance(count);

    public Memory<byte> GetMemory(int sizeHint = 0) => _writer.GetMemory(sizeHint);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public Span<byte> GetSpan(int sizeHint = 0) => _writer.GetSpan(sizeHint);
}
