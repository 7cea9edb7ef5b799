using Orleans.Serialization.Session;

namespace SerBench.Serializers.Peers.MicrosoftOrleans;

public partial class OrleansDirect : WriterCalls, IDirectCalls
{
    public IEnumerable<DirectCall> All => [.. Written(OrleansCard.Main), .. Arrays(OrleansCard.Main.Default)];

    protected sealed class Calls<T>
    {
        private readonly Orleans.Serialization.Serializer<T> _serializer = OrleansSerializers.Open<T>();
        private readonly SerializerSession _session = OrleansSerializers.OpenSession<T>();

        public void Write(T value)
        {
            _session.Reset();
            _serializer.Serialize(value, Emptied(), _session);
        }

        public T Read(byte[] data)
        {
            _session.Reset();
            return _serializer.Deserialize(data, _session)!;
        }
    }
}
