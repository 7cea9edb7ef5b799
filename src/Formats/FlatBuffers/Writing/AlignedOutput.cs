namespace SerBench.Formats.FlatBuffers.Writing;

// Skipped bytes are zeroed, because a reused buffer holds old messages.
internal static class AlignedOutput
{
    private const int Word = 4;

    // Ensures `room` bytes. The content after a header of four bytes will start at a multiple of `alignment`, which is 4 or 8.
    [MethodImpl(AggressiveInlining)]
    public static int Start(ref this OutputCursor output, int room, int alignment)
    {
        output.Ensure(checked(room + (2 * Word)));
        int position = output.Position;
        output.PutAt(position, 0UL);
        int start = alignment > Word ? ((position + Word - 1) & -(2 * Word)) + Word : (position + Word - 1) & -Word;
        output.MoveTo(start);
        return start;
    }

    public static int StartVTable(ref this OutputCursor output, int room)
    {
        output.Ensure(room + 1);
        output.PutAt(output.Position, (byte)0);
        output.MoveTo(output.Position + (output.Position & 1));
        return output.Position;
    }
}

// Tables with the same members share a recent vtable. A new vtable is correct too, but longer.
internal struct VTables
{
    private const int Capacity = 8;

    private Entries _entries;
    private int _count;

    public readonly int Find(int schema, ulong absent)
    {
        int known = Math.Min(_count, Capacity);
        for (int i = 0; i < known; i++)
        {
            ref readonly KnownTable entry = ref _entries[i];
            if (entry.Schema == schema && entry.Absent == absent)
            {
                return entry.Position;
            }
        }

        return 0;
    }

    public void Add(int schema, ulong absent, int position) => _entries[_count++ % Capacity] = new KnownTable(absent, schema, position);

    private readonly record struct KnownTable(ulong Absent, int Schema, int Position);

    [InlineArray(Capacity)]
    private struct Entries
    {
        private KnownTable _first;
    }
}
