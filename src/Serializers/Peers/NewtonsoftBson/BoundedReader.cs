namespace SerBench.Serializers.Peers.NewtonsoftBson;

/// <summary>
/// The reader below the library's own. The library allocates as much as a length says before it reads, so a length beyond the message is refused here.
/// Every 32-bit number of BSON is a length, except the value of an element of type integer.
/// </summary>
internal sealed class BoundedReader(MemoryStream message) : BinaryReader(message)
{
    private const sbyte Integer = 0x10;

    private sbyte _element;

    public override sbyte ReadSByte() => _element = base.ReadSByte();

    public override int ReadInt32()
    {
        int value = base.ReadInt32();

        // The length of a document counts its own four bytes.
        return _element == Integer || (uint)value <= message.Length - message.Position + sizeof(int)
            ? value
            : throw new EndOfStreamException($"A length of {value} is beyond the end of the message.");
    }
}
