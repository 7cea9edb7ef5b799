using Nino.Core;

namespace SerBench.Serializers.Peers.NinoPeer;

public abstract class NinoRow(string id, string title, string recipe, string way, bool converts = false)
    : EmittedPeer(id, title, recipe, way, converts)
{
    public override Traits Traits => Traits.NeedsCodeChange | Traits.TrustsInput | Traits.SameType;

    public override Assembly Library => typeof(NinoSerializer).Assembly;

    public override bool CopiesPadding => true;

    // The generator silently writes nothing in a project without "using Nino.Core". A module initializer registers the generated code, and
    // must run first.
    protected override string? Refuse(Type twin)
    {
        RuntimeHelpers.RunModuleConstructor(twin.Module.ModuleHandle);
        return NinoTypeMetadata.Serializers.ContainsKey(twin.TypeHandle.Value)
            ? null
            : "Nino.Generator wrote nothing for it";
    }
}

public sealed class NinoBufferWriter : INinoBufferWriter
{
    private EncodeBuffer _buffer = new(0);
    private DirectBufferWriter _writer = new(new EncodeBuffer(0));

    public int WrittenCount => _buffer.Length;

    public ReadOnlySpan<byte> WrittenSpan => _buffer.Written;

    public ReadOnlyMemory<byte> WrittenMemory => _buffer.Bytes.AsMemory(0, _buffer.Length);

    public void Begin(EncodeBuffer buffer) => (_buffer, _writer) = (buffer, new DirectBufferWriter(buffer));

    [MethodImpl(AggressiveInlining)]
    public void Advance(int count) => _writer.Advance(count);

    public Memory<byte> GetMemory(int sizeHint = 0) => _writer.GetMemory(sizeHint);

    [MethodImpl(AggressiveInlining)]
    public Span<byte> GetSpan(int sizeHint = 0) => _writer.GetSpan(sizeHint);
}
