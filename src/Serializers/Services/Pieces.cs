namespace SerBench.Serializers.Services;

/// <summary>Cuts a message into the pieces in which a server gets it.</summary>
internal sealed class Pieces : ReadOnlySequenceSegment<byte>
{
    private Pieces(ReadOnlyMemory<byte> memory, long start) => (Memory, RunningIndex) = (memory, start);

    public static ReadOnlySequence<byte> Of(byte[] message)
    {
        Pieces first = Cut(message, 0);
        Pieces last = first;
        for (int start = first.Memory.Length; start < message.Length; start += last.Memory.Length)
        {
            Pieces next = Cut(message, start);
            last.Next = next;
            last = next;
        }

        return new ReadOnlySequence<byte>(first, 0, last, last.Memory.Length);
    }

    private static Pieces Cut(byte[] message, int start) => new(message.AsMemory(start, Math.Min(Connection.PieceLength, message.Length - start)), start);
}
