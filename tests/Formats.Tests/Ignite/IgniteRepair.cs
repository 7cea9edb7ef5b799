using System.Buffers.Binary;
using SerBench.Formats.Ignite;
using SerBench.Formats.Wire;

namespace SerBench.Formats.Tests.Ignite;

/// <summary>Makes the header of a changed message right again, so that its reader looks at the rest.</summary>
internal static class IgniteRepair
{
    /// <summary>Gives the root object its length and the hash of its content.</summary>
    public static void Mend(byte[] message)
    {
        if (message.Length >= IgniteHeader.Length)
        {
            BinaryPrimitives.WriteInt32LittleEndian(message.AsSpan(IgniteHeader.LengthAt), message.Length);
            Rehash(message);
        }
    }

    /// <summary>Gives the root object the hash of its content, if it still is an object.</summary>
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
            BinaryPrimitives.WriteInt32LittleEndian(message.AsSpan(IgniteHeader.HashAt), Hash31.Compute(message.AsSpan(IgniteHeader.Length..end)));
        }
    }
}
