using System.Buffers;

namespace SerBench.Formats.Tests;

// Bytes that lie in several pieces of memory.
internal static class Pieces
{
    public static ReadOnlySequence<byte> Of(params ReadOnlyMemory<byte>[] parts)
    {
        var first = new Piece(parts[0], 0);
        Piece last = parts.Skip(1).Aggregate(first, (piece, part) => piece.Append(part));
        return new ReadOnlySequence<byte>(first, 0, last, last.Memory.Length);
    }

    private sealed class Piece : ReadOnlySequenceSegment<byte>
    {
        public Piece(ReadOnlyMemory<byte> memory, long start) => (Memory, RunningIndex) = (memory, start);

        public Piece Append(ReadOnlyMemory<byte> memory)
        {
            var next = new Piece(memory, RunningIndex + Memory.Length);
            Next = next;
            return next;
        }
    }
}
