using ProtoBuf.Meta;

namespace SerBench.Serializers.Peers.ProtobufNet;

public partial class ProtobufNetDirect : IDirectCalls
{
    private static readonly MemoryStream Output = new();
    private static MemoryStream _published = Output;

    public IEnumerable<DirectCall> All =>
        [.. Compiled(ProtobufNetCard.Main), .. Generated(ProtobufNetCard.Generated), .. Published(ProtobufNetCard.AsPublished)];

    protected static MemoryStream Emptied()
    {
        Output.Position = 0;
        return Output;
    }

    protected static ReadOnlyMemory<byte> Written() => Output.GetBuffer().AsMemory(0, (int)Output.Position);

    protected static void Write(TypeModel model, object value)
    {
        using var stream = new MemoryStream();
        model.Serialize(stream, value);
        _published = stream;
    }

    protected static ReadOnlyMemory<byte> Published() => _published.ToArray();

    protected static object Read(TypeModel model, byte[] data, Type type)
    {
        using var stream = new MemoryStream(data);
        return model.Deserialize(stream, value: null, type);
    }
}
