using Newtonsoft.Json;
using Newtonsoft.Json.Bson;

namespace SerBench.Serializers.Peers.NewtonsoftBson;

// The library allocates as much as a length says, so this reader refuses a length beyond the message. Every 32-bit number of BSON is a
// length, except an integer value.
internal sealed class BoundedReader(MemoryStream message) : BinaryReader(message)
{
    private const sbyte Integer = 0x10;

    private sbyte _element;

    public override sbyte ReadSByte()
    {
        RuntimeHelpers.EnsureSufficientExecutionStack();
        return _element = base.ReadSByte();
    }

    public override int ReadInt32()
    {
        int value = base.ReadInt32();

        // The length of a document counts its own four bytes.
        return _element == Integer || (uint)value <= message.Length - message.Position + sizeof(int)
            ? value
            : throw new EndOfStreamException($"A length of {value} is beyond the end of the message.");
    }
}

internal sealed class EndingReader(MemoryStream message) : BsonDataReader(new BoundedReader(message))
{
    private bool _hasEnded;

    public void End() => _hasEnded = true;

    public override bool Read()
    {
        if (_hasEnded)
        {
            SetToken(JsonToken.None);
            return false;
        }

        return base.Read();
    }
}
