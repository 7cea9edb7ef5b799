using Orleans.Serialization.Session;

namespace SerBench.Serializers.Peers.MicrosoftOrleans;

public partial class OrleansDirect : IDirectCalls
{
    private static readonly ArrayBufferWriter<byte> Output = new();

    public IEnumerable<DirectCall> All => [.. Written(OrleansCard.Main), .. Arrays(OrleansCard.Main.Default)];

    protected static ReadOnlyMemory<byte> Written() => Output.WrittenMemory;

    protected sealed class Calls<T>
    {
        private readonly Orleans.Serialization.Serializer<T> _serializer = OrleansSerializers.Open<T>();
        private readonly SerializerSession _session = OrleansSerializers.OpenSession<T>();

        public void Write(T value)
        {
            Output.ResetWrittenCount();
            _session.Reset();
            _serializer.Serialize(value, default(Writer), _session);
        }

        public T Read(byte[] data)
        {
            _session.Reset();
            return _serializer.Deserialize(data, _session)!;
        }
    }

    // A struct, because the library's generic code is then compiled for this writer alone.
    private readonly struct Writer : IBufferWriter<byte>
    {
        public void Advance(int count) => Output.Advance(count);

        public Memory<byte> GetMemory(int sizeHint = 0) => Output.GetMemory(sizeHint);

        public Span<byte> GetSpan(int sizeHint = 0) => Output.GetSpan(sizeHint);
    }
}
