using SerBench.Formats.FlatBuffers.Views;
using SerBench.Serializers.Views;

namespace SerBench.Serializers.Models.Complex;

/// <summary>A map from text to numbers, read in place: a vector of entries.</summary>
public readonly ref struct CountsView(VectorView entries)
{
    private const int KeyField = 0;
    private const int ValueField = 1;

    private readonly VectorView _entries = entries;

    public int Count => _entries.Count;

    /// <summary>An entry, in the order of the message.</summary>
    public void Get(int index, out ReadOnlySpan<byte> key, out int value)
    {
        TableView entry = _entries.Table(index);
        entry.TryGetText(KeyField, out key);
        value = entry.Get<int>(ValueField);
    }

    // Added up, since the order of the entries is no part of a map.
    public void AddTo(ref LeafSum sum)
    {
        ulong entries = 0;
        for (int i = 0; i < Count; i++)
        {
            Get(i, out ReadOnlySpan<byte> key, out int value);
            var entry = default(LeafSum);
            entry.Add(key);
            entry.Add(value);
            entries += entry.Value;
        }

        sum.Add(Count);
        sum.Add((long)entries);
    }
}
