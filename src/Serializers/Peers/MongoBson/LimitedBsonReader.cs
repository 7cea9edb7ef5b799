using MongoDB.Bson.IO;

namespace SerBench.Serializers.Peers.MongoBson;

// Counts levels instead of checking the stack, because the library rethrows an error on every level, which takes more stack.
public sealed class LimitedBsonReader(ArraySegment<byte> message)
    : BsonBinaryReader(
        new MemoryStream(message.Array!, message.Offset, message.Count),
        new BsonBinaryReaderSettings { MaxDocumentSize = message.Count })
{
    private int _level;

    public override void ReadStartDocument()
    {
        if (++_level > Limits.MaxDepth)
        {
            throw new FormatException($"Documents nest deeper than {Limits.MaxDepth} levels.");
        }

        base.ReadStartDocument();
    }

    public override void ReadEndDocument()
    {
        _level--;
        base.ReadEndDocument();
    }

    public override string ReadString()
    {
        long start = BsonStream.Position;
        int length = BsonStream.ReadInt32();
        if (length > BsonStream.Length - BsonStream.Position)
        {
            throw new FormatException($"A text of {length} bytes is longer than the rest of the message.");
        }

        BsonStream.Position = start;
        return base.ReadString();
    }
}
