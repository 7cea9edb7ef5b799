namespace SerBench.Formats.Wire;

// A stack of the positions of fields, for all objects that are being read. Each entry needs two bytes of input, so there are at most half
// as many entries as bytes.
internal sealed class FieldIndex
{
    private readonly List<ulong> _entries = [];

    public int Count => _entries.Count;

    public void Add(int order, int position) => _entries.Add(Key(order, position));

    public IndexRange Close(int from)
    {
        CollectionsMarshal.AsSpan(_entries)[from..].Sort();
        return new IndexRange(from, _entries.Count);
    }

    public void Remove(IndexRange fields) => CollectionsMarshal.SetCount(_entries, fields.From);

    public int OrderOf(int entry) => (int)(_entries[entry] >> 32);

    public int PositionOf(int entry) => (int)(uint)_entries[entry];

    public IndexRange Find(IndexRange fields, int order)
    {
        ReadOnlySpan<ulong> entries = CollectionsMarshal.AsSpan(_entries);
        return new IndexRange(FirstAtLeast(entries, fields, Key(order, 0)), FirstAtLeast(entries, fields, Key(order + 1, 0)));
    }

    public int Find(IndexRange fields, int order, int position) =>
        FirstAtLeast(CollectionsMarshal.AsSpan(_entries), fields, Key(order, position));

    private static ulong Key(int order, int position) => ((ulong)(uint)order << 32) | (uint)position;

    private static int FirstAtLeast(ReadOnlySpan<ulong> entries, IndexRange fields, ulong key)
    {
        (int low, int high) = fields;
        while (low < high)
        {
            int middle = low + ((high - low) >> 1);
            if (entries[middle] < key)
            {
                low = middle + 1;
            }
            else
            {
                high = middle;
            }
        }

        return low;
    }
}

internal readonly record struct IndexRange(int From, int To);
