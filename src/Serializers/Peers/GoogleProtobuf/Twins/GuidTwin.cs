using System.Buffers.Binary;
using Message = SerBench.Schemas.Protobuf.Guid;

namespace SerBench.Serializers.Peers.GoogleProtobuf.Twins;

/// <summary>A Guid as two halves, like protobuf-net's bcl.Guid. The empty Guid has no message.</summary>
internal static class GuidTwin
{
    private const int HalfLength = sizeof(ulong);

    public static Message? ToMessage(Guid value)
    {
        if (value == Guid.Empty)
        {
            return null;
        }

        Span<byte> bytes = stackalloc byte[2 * HalfLength];
        value.TryWriteBytes(bytes);
        return new Message
        {
            Lo = BinaryPrimitives.ReadUInt64LittleEndian(bytes),
            Hi = BinaryPrimitives.ReadUInt64LittleEndian(bytes[HalfLength..]),
        };
    }

    public static Guid FromMessage(Message? message)
    {
        if (message is null)
        {
            return Guid.Empty;
        }

        Span<byte> bytes = stackalloc byte[2 * HalfLength];
        BinaryPrimitives.WriteUInt64LittleEndian(bytes, message.Lo);
        BinaryPrimitives.WriteUInt64LittleEndian(bytes[HalfLength..], message.Hi);
        return new Guid(bytes);
    }
}
