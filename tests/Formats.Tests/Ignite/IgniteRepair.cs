using System.Buffers.Binary;
using SerBench.Formats.Ignite;
using SerBench.Formats.Wire;

namespace SerBench.Formats.Tests.Ignite;

// Makes the header of a changed message right again, so that its reader looks at the rest.
internal static class IgniteRepair
{
    // Gives the root object its length and the hash of its content.
    public static void Mend(byte[] message)
    {
        if (message.Length >= IgniteHeader.Length)
        {
            BinaryPrimitives.WriteInt32LittleEndian(message.AsSpan(IgniteHeader.LengthAt), message.Length);
            Rehash(message);
        }
    }

    // Gives the root object the hash of its content, if it still is an object.
    public static void Rehash(byte[] message)
    {
        if (message.Length < IgniteHeader.Length)
        {
            return;
        }

        bool hasSchema = (message[IgniteHeader.FlagsAt] & IgniteHeader.HasSchema) != 0;
        int end = BinaryPrimitives.ReadInt32LittleEndian(message.AsSpan(hasSchema ? IgniteHeader.SchemaOffsetAt : IgniteHeader.LengthAt));
        if (end >= IgniteHeader.Length && end <= message.Length)
        {
            int hash = Hash31.Compute(message.AsSpan(IgniteHeader.Length..end));
            BinaryPrimitives.WriteInt32LittleEndian(message.AsSpan(IgniteHeader.HashAt), hash);
        }
    }
}
