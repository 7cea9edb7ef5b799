using System.Runtime.InteropServices;

namespace SerBench.Serializers.Formats.Protobuf;

/// <summary>
/// Where the fields of the messages now being read stand: a stack, the innermost message on top. Every entry stands for two bytes of
/// input or more that belong to its message alone, so it never holds more than half as many entries as there are bytes.
/// </summary>
internal sealed class FieldIndex
{
    private readonly List<ulong> _entries = [];

    public int Count => _entries.Count;

    /// <param name="order">The field's place in the order of reading.</param>
    /// <param name="position">Where its tag stands.</param>
    public void Add(int order, int position) => _entries.Add(Key(order, position));

    /// <summary>Ends the message whose entries begin at <paramref name="from"/>: sorts them by field, then by position.</summary>
    public IndexRange Close(int from)
    {
        CollectionsMarshal.AsSpan(_entries)[from..].Sort();
        return new IndexRange(from, _entries.Count);
    }

    /// <summary>Forgets a message that has been read.</summary>
    public void Remove(IndexRange message) => CollectionsMarshal.SetCount(_entries, message.From);

    public int PositionOf(int entry) => (int)(uint)_entries[entry];

    /// <summary>The entries of one field.</summary>
    public IndexRange Find(IndexRange message, int order)
    {
        ReadOnlySpan<ulong> entries = CollectionsMarshal.AsSpan(_entries);
        return new IndexRange(FirstAtLeast(entries, message, Key(order, 0)), FirstAtLeast(entries, message, Key(order + 1, 0)));
    }

    private static ulong Key(int order, int position) => ((ulong)(uint)order << 32) | (uint)position;

    private static int FirstAtLeast(ReadOnlySpan<ulong> entries, IndexRange message, ulong key)
    {
        (int low, int high) = message;
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
