using System.Runtime.CompilerServices;
using SerBench.Formats.FlatBuffers.Schema;

namespace SerBench.Formats.FlatBuffers.Writing;

/// <summary>
/// The vtables most recently written to a message, so that tables alike share one. A table that finds none of its own here writes
/// another: a message stays right, only longer.
/// </summary>
internal struct VTables
{
    private const int Capacity = 8;

    private Entries _entries;
    private int _count;

    /// <summary>The position of the vtable of a schema with these members absent, or 0.</summary>
    public readonly int Find(int schema, ulong absent)
    {
        int known = Math.Min(_count, Capacity);
        for (int i = 0; i < known; i++)
        {
            ref readonly Entry entry = ref _entries[i];
            if (entry.Schema == schema && entry.Absent == absent)
            {
                return entry.Position;
            }
        }

        return 0;
    }

    /// <summary>Remembers a vtable in the place of the oldest.</summary>
    public void Add(int schema, ulong absent, int position) => _entries[_count++ % Capacity] = new Entry(absent, schema, position);

    private readonly record struct Entry(ulong Absent, int Schema, int Position);

    [InlineArray(Capacity)]
    private struct Entries
    {
        private Entry _first;
    }
}
