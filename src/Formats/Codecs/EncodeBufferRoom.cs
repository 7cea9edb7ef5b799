using SerBench.Formats.Contracts;

namespace SerBench.Formats.Codecs;

/// <summary>Room after what a buffer holds.</summary>
internal static class EncodeBufferRoom
{
    /// <summary>All room there is, at least as much as needed.</summary>
    internal static Span<byte> Room(this EncodeBuffer buffer, int needed)
    {
        if (needed > buffer.Bytes.Length - buffer.Length)
        {
            buffer.Grow(buffer.Length, needed);
        }

        return buffer.Bytes.AsSpan(buffer.Length);
    }

    /// <summary>Room for more of a plain of unproven length: what there is, doubled only when all of it is full.</summary>
    internal static Span<byte> RoomUpTo(this EncodeBuffer buffer, int plainLength)
    {
        int left = plainLength - buffer.Length;
        Span<byte> room = buffer.Room(Math.Min(left, 1));
        return room[..Math.Min(left, room.Length)];
    }
}
