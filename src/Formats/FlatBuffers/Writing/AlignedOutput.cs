using System.Runtime.CompilerServices;
using SerBench.Formats.Wire;

namespace SerBench.Formats.FlatBuffers.Writing;

/// <summary>Padding. What was skipped is zeroed: a reused buffer holds the bytes of other messages.</summary>
internal static class AlignedOutput
{
    private const int Word = 4;

    /// <summary>
    /// Goes to where a table, vector or text of <paramref name="room"/> bytes starts, and proves the room. All three start with four
    /// bytes; what follows these is aligned to <paramref name="alignment"/>, 4 or 8.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int Start(ref this OutputCursor output, int room, int alignment)
    {
        output.Ensure(checked(room + (2 * Word)));
        int position = output.Position;
        output.PutAt(position, 0UL);
        int start = alignment > Word ? ((position + Word - 1) & -(2 * Word)) + Word : (position + Word - 1) & -Word;
        output.MoveTo(start);
        return start;
    }

    /// <summary>Goes to where a vtable of <paramref name="room"/> bytes starts, and proves the room.</summary>
    public static int StartVTable(ref this OutputCursor output, int room)
    {
        output.Ensure(room + 1);
        output.PutAt(output.Position, (byte)0);
        output.MoveTo(output.Position + (output.Position & 1));
        return output.Position;
    }
}
