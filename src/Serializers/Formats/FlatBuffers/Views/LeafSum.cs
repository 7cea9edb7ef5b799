using System.Runtime.InteropServices;
using SerBench.Model;

namespace SerBench.Serializers.Formats.FlatBuffers;

/// <summary>
/// The checksum of a view: that of the models, but for text, of which the UTF-8 bytes count as they lie in a message.
/// </summary>
public struct LeafSum
{
    private TouchSum _sum;

    public readonly ulong Value => _sum.Value;

    public void Add(long number) => _sum.Add(number);

    public void Add(float number) => _sum.Add(number);

    public void Add(double number) => _sum.Add(number);

    public void Add(bool flag) => _sum.Add(flag);

    public void Add(Guid value) => _sum.Add(value);

    /// <summary>
    /// Text that is there: its length, the sum of its words of eight bytes and the sum of those sums, in which their order counts. The last
    /// bytes are a word of their own.
    /// </summary>
    public void Add(ReadOnlySpan<byte> utf8)
    {
        ReadOnlySpan<ulong> words = MemoryMarshal.Cast<byte, ulong>(utf8);
        ulong sum = 0;
        ulong sums = 0;
        foreach (ulong word in words)
        {
            sum += word;
            sums += sum;
        }

        ulong last = 0;
        foreach (byte one in utf8[(words.Length * sizeof(ulong))..])
        {
            last = (last << 8) | one;
        }

        _sum.Add(utf8.Length);
        _sum.Add(sum + last);
        _sum.Add(sums);
    }

    /// <summary>The text of a field, or that there is none.</summary>
    public void AddText(TableView table, int field)
    {
        if (table.TryGetText(field, out ReadOnlySpan<byte> utf8))
        {
            Add(utf8);
        }
        else
        {
            AddNull();
        }
    }

    /// <summary>Something that is null.</summary>
    public void AddNull() => _sum.Add(ulong.MaxValue);
}
