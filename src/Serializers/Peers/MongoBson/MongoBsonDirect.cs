using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;

namespace SerBench.Serializers.Peers.MongoBson;

public partial class MongoBsonDirect : IDirectCalls
{
    private static readonly MemoryStream Output = new();

    static MongoBsonDirect() => BsonForms.Register();

    public IEnumerable<DirectCall> All => [.. Streamed(MongoBsonCard.Main), .. Arrays(MongoBsonCard.Main.Default)];

    protected static void Write<T>(T value)
    {
        Output.SetLength(0);
        using var writer = new BsonBinaryWriter(Output);
        BsonSerializer.Serialize(writer, value);
    }

    protected static ReadOnlyMemory<byte> Written() => Output.GetBuffer().AsMemory(0, (int)Output.Length);
}
